/**
 * The trial tooltip: shown once, for five seconds, when its rule allows it; a pointer or the focus on it prolongs that.
 * Without storage it is never shown, since it could be shown twice.
 */
import { atom } from 'nanostores';
import { clock } from '#src/browser/clock.ts';
import { inDocument, onViewSettled, placeFor, type Point } from '#src/browser/floating.ts';
import { onTooltipDue, recordTooltip, visitRecord } from '#src/browser/visit-record.ts';
import { TRIAL_TOOLTIP_MS } from '#src/config/page-constants.ts';
import { OVERLAYS } from '#src/domain/overlays.ts';
import { isTrialTooltipDue } from '#src/domain/trial-tooltip.ts';
import { pageOverlays } from '#src/stores/page/shared.ts';

const page = { record: visitRecord, remember: recordTooltip, clock };

/**
 * @param whenFree calls back when no other overlay is shown, and returns a function that ends the waiting, or lets the
 * next one show
 */
export function createTrialTip(
  whenFree: (callback: () => void) => () => void,
  { record, remember, clock } = page,
) {
  const $isShown = atom(false);
  let cancel: (() => void) | undefined;
  let release: (() => void) | undefined;

  function hide(): void {
    cancel?.();
    $isShown.set(false);
    release?.();
    release = undefined;
  }
  function wait(isHeld: () => boolean): void {
    cancel = clock.after(TRIAL_TOOLTIP_MS, () => {
      if (isHeld()) wait(isHeld);
      else hide();
    });
  }
  return {
    $isShown,
    /** Shows it when no other overlay is shown. @param isHeld whether pointer or focus are on it */
    show(isHeld: () => boolean) {
      release ??= whenFree(() => {
        // The visitor may have acted, or another tab shown it, meanwhile.
        if (!isTrialTooltipDue(record(), 'hotProducts') || !remember()) return;
        $isShown.set(true);
        wait(isHeld);
      });
    },
    hide,
  };
}

/** Its size in the style, with room for a sentence of two lines. */
const SIZE = { width: 330, height: 120 };

/** Connected to the page's block about the trial, and to the other overlays. */
export function createPageTrialTip() {
  const $place = atom<Point>({ left: 0, top: 0 });

  function whenFree(callback: () => void): () => void {
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
      stopLooking = onViewSettled(look);
      look();
    });
    return () => {
      stopLooking?.();
      release();
    };
  }

  const tip = createTrialTip(whenFree);
  return {
    ...tip,
    /** In pixels of the document, so that it scrolls with the page and covers nothing new. */
    $place,
    /** @param isHeld whether pointer or focus are on it. @returns a function that removes it */
    start: (isHeld: () => boolean) => {
      const stop = onTooltipDue(() => tip.show(isHeld));
      return () => {
        stop();
        tip.hide();
      };
    },
  };
}
