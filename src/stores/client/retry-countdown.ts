/** Counts the seconds until the bridge's next attempt, from a deadline, so that it is right after a tab has slept. */
import { atom } from 'nanostores';
import type { Clock } from '#src/browser/clock.ts';
import { msToNextSecond } from '#src/domain/countdown.ts';

export function createRetryCountdown(clock: Clock) {
  const $seconds = atom<number | null>(null);
  let deadlineMs = 0;
  let cancelStep: (() => void) | undefined;
  let endResume: (() => void) | undefined;

  function show(): void {
    cancelStep?.();
    const nowMs = clock.monotonicMs();
    const seconds = Math.max(Math.ceil((deadlineMs - nowMs) / 1000), 0);
    $seconds.set(seconds);
    if (seconds > 0) cancelStep = clock.after(msToNextSecond(deadlineMs, nowMs), show);
  }

  return {
    /** 0 during the attempt; `null` if none is scheduled. */
    $seconds,
    /** @param delayMs `null` if there will be no attempt */
    start: (delayMs: number | null) => {
      cancelStep?.();
      endResume?.();
      if (delayMs === null) {
        $seconds.set(null);
        return;
      }
      deadlineMs = clock.monotonicMs() + delayMs;
      endResume = clock.onResume(show);
      show();
    },
  };
}
