/**
 * The trial tooltip: shows when its rule says so, once, for five seconds; whoever points at it keeps it a little longer.
 * Where its flag cannot be kept it does not show: "once" could not be promised.
 */
import { atom, type ReadableAtom } from 'nanostores';
import type { Clock } from '#src/browser/clock.ts';
import { TRIAL_TOOLTIP_MS } from '#src/config/page-constants.ts';
import { isTrialTooltipDue, type TooltipOccasion, type VisitRecord } from '#src/domain/trial-tooltip.ts';

export interface TrialTip {
  $isShown: ReadableAtom<boolean>;
  /** As soon as it has its turn. @param isHeld whether the visitor points at it or has the focus in it */
  showIfDue: (occasion: TooltipOccasion, isHeld: () => boolean) => void;
  hide: () => void;
}

export interface TrialTipDependencies {
  record: () => VisitRecord;
  /** @returns whether it was kept */
  remember: () => boolean;
  clock: Pick<Clock, 'after'>;
  /** Calls back once it may be in view. @returns gives its turn back, or ends the waiting */
  whenItsTurn: (callback: () => void) => () => void;
}

export function createTrialTip({ record, remember, clock, whenItsTurn }: TrialTipDependencies): TrialTip {
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
    showIfDue(occasion, isHeld) {
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
