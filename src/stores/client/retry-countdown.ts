/** Counts the seconds until the bridge tries again by itself, from a deadline, so that a tab that slept shows the right one. */
import { atom } from 'nanostores';
import type { Clock } from '#src/browser/clock.ts';
import { untilNextStep } from '#src/domain/countdown.ts';

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
    if (seconds > 0) cancelStep = clock.after(untilNextStep(deadlineMs, nowMs), show);
  }

  return {
    /** 0 while the attempt is under way; `null` while none is due. */
    $seconds,
    /** @param delayMs `null` when there will be no attempt */
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
