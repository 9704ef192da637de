/** What is left until a promotion begins or ends, second by second while somebody looks. */
import { atom } from 'nanostores';
import type { Clock } from '#src/browser/clock.ts';
import { untilNextStep } from '#src/domain/countdown.ts';
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
  /** Until the state changes. */
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
    cancelStep = clock.after(untilNextStep(change.getTime(), nowMs), show);
  }

  return {
    /** `undefined` before it has begun to count, and when nothing is left to count down to. */
    $moment,
    /** @returns stops it */
    start() {
      show();
      const endResume = clock.onResume(show);
      return () => {
        endResume();
        cancelStep?.();
      };
    },
  };
}
