/** Who of those that want to be in view may be: src/domain/overlays.ts has the rules. */
import { atom, type ReadableAtom } from 'nanostores';
import { shownOf, type Overlay } from '#src/domain/overlays.ts';

export interface Overlays {
  $shown: ReadableAtom<ReadonlySet<Overlay>>;
  /** Whether it might be in view now, if it wanted to. */
  may: (kind: Overlay) => boolean;
  /** Wants to be in view, until what it returns is called. Several may want the same. */
  claim: (kind: Overlay) => () => void;
  /** As `claim`, and calls back each time when it may or may no longer. */
  ask: (kind: Overlay, callback: (may: boolean) => void) => () => void;
}

/** @param onOpened tells whether the visitor has something open; not asked before it matters */
export function createOverlays(onOpened: (callback: (isOpened: boolean) => void) => void): Overlays {
  const $shown = atom<ReadonlySet<Overlay>>(new Set());
  const claims = new Map<Overlay, number>();
  const claimed = (): Overlay[] => [...claims].filter(([, wishes]) => wishes > 0).map(([kind]) => kind);
  function count(kind: Overlay, change: 1 | -1): void {
    claims.set(kind, (claims.get(kind) ?? 0) + change);
    $shown.set(shownOf(new Set(claimed())));
  }
  let isWatching = false;
  function watch(): void {
    if (isWatching) return;
    isWatching = true;
    let release = (): void => undefined;
    onOpened((isOpened) => {
      release();
      release = isOpened ? claim('opened') : () => undefined;
    });
  }
  function claim(kind: Overlay): () => void {
    watch();
    let isClaimed = true;
    count(kind, 1);
    return () => {
      if (isClaimed) count(kind, -1);
      isClaimed = false;
    };
  }
  return {
    $shown,
    may(kind) {
      watch();
      return shownOf(new Set([...claimed(), kind])).has(kind);
    },
    claim,
    ask(kind, callback) {
      const release = claim(kind);
      let was: boolean | undefined;
      const stop = $shown.subscribe((shown) => {
        if (shown.has(kind) === was) return;
        was = shown.has(kind);
        callback(was);
      });
      return () => {
        stop();
        release();
      };
    },
  };
}
