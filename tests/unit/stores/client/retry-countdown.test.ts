import { expect, it } from 'vitest';
import type { Clock } from '#src/browser/clock.ts';
import { createRetryCountdown } from '#src/stores/client/retry-countdown.ts';
import { createFakeTimers } from '#tests/helpers/fake-timers.ts';

function setUp() {
  const timers = createFakeTimers();
  let now = 1_000;
  let resume = (): void => undefined;
  const clock: Clock = {
    wallMs: () => 0,
    monotonicMs: () => now,
    after(delayMs, callback) {
      const handle = timers.setTimeout(callback, delayMs);
      return () => timers.clearTimeout(handle);
    },
    onResume(callback) {
      resume = callback;
      return () => (resume = () => undefined);
    },
  };
  return {
    countdown: createRetryCountdown(clock),
    timers,
    pass: (ms: number) => {
      now += ms;
      timers.advance(ms);
    },
    /** The tab sleeps, and is looked at again. */
    sleep: (ms: number) => {
      now += ms;
      resume();
    },
  };
}

it('counts down to the attempt, and stays at 0 while it is under way', () => {
  const { countdown, pass } = setUp();
  const seen: (number | null)[] = [];
  countdown.$seconds.subscribe((seconds) => seen.push(seconds));
  countdown.start(2_400);
  for (let step = 0; step < 30; step += 1) pass(100);
  expect(seen).toEqual([null, 3, 2, 1, 0]);
});

it('starts anew with each failure, and is gone when no attempt is due', () => {
  const { countdown, timers } = setUp();
  countdown.start(400);
  countdown.start(30_000);
  expect(countdown.$seconds.get()).toBe(30);
  countdown.start(null);
  expect(countdown.$seconds.get()).toBeNull();
  expect(timers.pending()).toBe(0);
});
