/** The turn of the question about statistics, joined to this page. */
import { onInterest, onVisible } from '#src/browser/visibility.ts';
import { boxBelowView, onResized, onRest } from '#src/browser/floating.ts';
import { session } from '#src/browser/storage.ts';
import { waitForConsentTurn } from './turn.ts';
import { pageOverlays } from '#src/stores/page/overlays.ts';

/** @param ask gets an empty box between two parts of the page. @returns takes the box away, or ends the waiting for one */
export function waitForTurn(ask: (box: HTMLElement) => void): () => void {
  let box: HTMLElement | undefined;
  const stop = waitForConsentTurn(
    {
      overlays: pageOverlays,
      session,
      onInterest,
      onRest(callback) {
        const stops = [onRest(callback), onResized(document.body, callback)];
        return () => stops.forEach((stop) => stop());
      },
      makePlace: () => (box = boxBelowView('consent-place')),
      onVisible: (place, callback) => onVisible(place, callback),
    },
    ask,
  );
  return () => {
    stop();
    box?.remove();
  };
}
