/**
 * Which overlays are shown. A part of the page claims its kind of overlay while it wants to be shown;
 * src/domain/overlays.ts decides. The page itself claims what the visitor opens.
 */
import { atom } from 'nanostores';
import { visibleOf, type Overlay } from '#src/domain/overlays.ts';

type Release = () => void;

/** @param onOpened reports whether the visitor has something open; called when it first matters */
export function createOverlays(onOpened: (callback: (isOpened: boolean) => void) => void) {
  const $shown = atom<ReadonlySet<Overlay>>(new Set());
  const claims = new Set<{ kind: Overlay }>();
  const update = () => $shown.set(visibleOf(new Set([...claims].map(({ kind }) => kind))));
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
    update();
    return () => {
      claims.delete(own);
      update();
    };
  }
  return {
    $shown,
    /** Claims an overlay until the returned function is called. Several parts may claim the same. */
    claim,
    /** Like `claim`, and calls back whenever it may be shown or no longer. */
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
