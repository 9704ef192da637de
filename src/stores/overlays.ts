/**
 * Who of those that want to be in view may be. A part of the page claims its kind of overlay for as long as it wants to be
 * there; src/domain/overlays.ts decides. Whatever the visitor opens is claimed here, by the page.
 */
import { atom } from 'nanostores';
import { shownOf, type Overlay } from '#src/domain/overlays.ts';

type Release = () => void;

export type Overlays = ReturnType<typeof createOverlays>;

/** @param onOpened tells whether the visitor has something open; not asked before it matters */
export function createOverlays(onOpened: (callback: (isOpened: boolean) => void) => void) {
  const $shown = atom<ReadonlySet<Overlay>>(new Set());
  const claims = new Set<{ kind: Overlay }>();
  /** @param wish what would be claimed as well */
  const shownWith = (...wish: Overlay[]) =>
    shownOf(new Set([...wish, ...[...claims].map(({ kind }) => kind)]));
  let isWatching = false;
  function watch(): void {
    if (isWatching) return;
    isWatching = true;
    let release: Release | undefined;
    onOpened((isOpened) => {
      release?.();
      release = isOpened ? claim('opened') : undefined;
    });
  }
  function claim(kind: Overlay): Release {
    watch();
    const own = { kind };
    claims.add(own);
    $shown.set(shownWith());
    return () => {
      claims.delete(own);
      $shown.set(shownWith());
    };
  }
  return {
    $shown,
    /** Whether it might be in view now, if it wanted to. */
    may(kind: Overlay) {
      watch();
      return shownWith(kind).has(kind);
    },
    /** Wants to be in view, until what it returns is called. Several may want the same. */
    claim,
    /** As `claim`, and calls back each time when it may or may no longer. */
    ask(kind: Overlay, callback: (may: boolean) => void) {
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
