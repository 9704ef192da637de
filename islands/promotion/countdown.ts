/** The time until a promotion begins or ends, every second while the page is visible. */
import { atom } from 'nanostores';
import type { Clock } from '#src/browser/clock.ts';
import { msToNextSecond } from '#src/domain/countdown.ts';
import {
  nextChange,
  promotionState,
  timeLeft,
  type Period,
  type PromotionState,
  type TimeLeft,
} from '#src/domain/promotion-state.ts';

export interface PromotionMoment {
  state: PromotionState;
  /** Time until the state changes. */
  left: TimeLeft;
}

export function createPromotionCountdown(
  period: Period,
  clock: Pick<Clock, 'wallMs' | 'after' | 'onResume'>,
) {
  const $moment = atom<PromotionMoment | undefined>();
  let cancelStep: (() => void) | undefined;

  function show(): void {
    cancelStep?.();
    const nowMs = clock.wallMs();
    const now = new Date(nowMs);
    const change = nextChange(period, now);
    if (!change) {
      $moment.set(undefined);
      return;
    }
    $moment.set({ state: promotionState(period, now), left: timeLeft(change, now) });
    cancelStep = clock.after(msToNextSecond(change.getTime(), nowMs), show);
  }

  return {
    /** `undefined` before counting starts, and when there is nothing left to count down to. */
    $moment,
    /** @returns stops it */
    start: () => {
      show();
      const endResume = clock.onResume(show);
      return () => {
        endResume();
        cancelStep?.();
      };
    },
  };
}
