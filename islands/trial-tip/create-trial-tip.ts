/** The trial tooltip's store, joined to this browser, to the block of the page that calls for it, and to what else is in view. */
import { atom, type ReadableAtom } from 'nanostores';
import { onVisible } from '#src/browser/visibility.ts';
import { clock } from '#src/browser/clock.ts';
import { find } from '#src/browser/dom.ts';
import { inDocument, onRest, placeFor, type Point } from '#src/browser/floating.ts';
import { recordTooltip, visitRecord } from '#src/browser/visit-record.ts';
import { OVERLAYS } from '#src/domain/overlays.ts';
import { pageOverlays } from '#src/stores/page/overlays.ts';
import { createTrialTip, type TrialTip } from './store.ts';

interface BrowserTrialTip extends Pick<TrialTip, '$isShown' | 'hide'> {
  /** In pixels of the document: it stays where it came while the page is scrolled, and comes to lie over nothing. */
  $place: ReadableAtom<Point>;
  /** @param isHeld whether the visitor points at it or has the focus in it. @returns takes it away */
  start: (isHeld: () => boolean) => () => void;
}

/** As its style has it, with room for a sentence of two lines. */
const SIZE = { width: 330, height: 120 };

export function createBrowserTrialTip(): BrowserTrialTip {
  const $place = atom<Point>({ left: 0, top: 0 });

  function whenItsTurn(callback: () => void): () => void {
    let stopLooking: (() => void) | undefined;
    let isPlaced = false;
    const look = (): void => {
      const box = placeFor(SIZE, OVERLAYS.trialTip.place);
      if (!box || isPlaced) return;
      isPlaced = true;
      stopLooking?.();
      $place.set(inDocument(box));
      callback();
    };
    const release = pageOverlays.ask('trialTip', (may) => {
      stopLooking?.();
      if (!may || isPlaced) return;
      stopLooking = onRest(look);
      look();
    });
    return () => {
      stopLooking?.();
      release();
    };
  }

  const tip = createTrialTip({ record: visitRecord, remember: recordTooltip, clock, whenItsTurn });
  return {
    ...tip,
    $place,
    start(isHeld) {
      tip.showIfDue('homeVisit', isHeld);
      const block = find('#hot-products');
      const stop = block
        ? onVisible(block, (isVisible) => {
            if (!isVisible) return;
            stop?.();
            tip.showIfDue('hotProducts', isHeld);
          })
        : undefined;
      return () => {
        stop?.();
        tip.hide();
      };
    },
  };
}
