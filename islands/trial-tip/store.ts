/**
 * The trial tooltip: shows when its rule says so, once, for five seconds; a pointer or the focus on it keeps it a little longer.
 * Where its flag cannot be kept it does not show: "once" could not be promised.
 */
import { atom } from 'nanostores';
import { clock, type Clock } from '#src/browser/clock.ts';
import { find } from '#src/browser/dom.ts';
import { inDocument, onRest, placeFor, type Point } from '#src/browser/floating.ts';
import { onVisible } from '#src/browser/visibility.ts';
import { recordTooltip, visitRecord } from '#src/browser/visit-record.ts';
import { TRIAL_TOOLTIP_MS } from '#src/config/page-constants.ts';
import { OVERLAYS } from '#src/domain/overlays.ts';
import { isTrialTooltipDue, type TooltipOccasion, type VisitRecord } from '#src/domain/trial-tooltip.ts';
import { pageOverlays } from '#src/stores/page/shared.ts';

export interface TrialTipDependencies {
  record: () => VisitRecord;
  /** @returns whether it was kept */
  remember: () => boolean;
  clock: Pick<Clock, 'after'>;
  /** Calls back once it may be in view. @returns gives its turn back, or ends the waiting */
  whenItsTurn: (callback: () => void) => () => void;
}

export function createTrialTip({ record, remember, clock, whenItsTurn }: TrialTipDependencies) {
  const $isShown = atom(false);
  let cancel: (() => void) | undefined;
  let giveBack: (() => void) | undefined;

  function hide(): void {
    cancel?.();
    $isShown.set(false);
    giveBack?.();
    giveBack = undefined;
  }
  function wait(isHeld: () => boolean): void {
    cancel = clock.after(TRIAL_TOOLTIP_MS, () => {
      if (isHeld()) wait(isHeld);
      else hide();
    });
  }
  return {
    $isShown,
    /** As soon as it has its turn. @param isHeld whether the visitor points at it or has the focus in it */
    showIfDue(occasion: TooltipOccasion, isHeld: () => boolean) {
      if (giveBack || !isTrialTooltipDue(record(), occasion)) return;
      giveBack = whenItsTurn(() => {
        // Another tab may have shown it meanwhile.
        if (!isTrialTooltipDue(record(), occasion) || !remember()) return;
        $isShown.set(true);
        wait(isHeld);
      });
    },
    hide,
  };
}

/** As its style has it, with room for a sentence of two lines. */
const SIZE = { width: 330, height: 120 };

/** Joined to the block of the page that calls for it, and to what else is in view. */
export function createPageTrialTip() {
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
    /** In pixels of the document: it stays where it came while the page is scrolled, and comes to lie over nothing. */
    $place,
    /** @param isHeld whether the visitor points at it or has the focus in it. @returns takes it away */
    start: (isHeld: () => boolean) => {
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
