import { expect, it } from 'vitest';
import { createRetryCountdown } from '#src/stores/client/retry-countdown.ts';
import { createPageClock } from '#tests/helpers/clocks.ts';

function setUp() {
  const clock = createPageClock();
  return { clock, countdown: createRetryCountdown(clock) };
}

it('counts down to the attempt, and stays at 0 during it', () => {
  const { countdown, clock } = setUp();
  const seen: (number | null)[] = [];
  countdown.$seconds.subscribe((seconds) => seen.push(seconds));
  countdown.start(2_400);
  clock.advance(3_000);
  expect(seen).toEqual([null, 3, 2, 1, 0]);
});

it('restarts with each failure, and ends when no attempt is scheduled', () => {
  const { countdown, clock } = setUp();
  countdown.start(400);
  countdown.start(30_000);
  expect(countdown.$seconds.get()).toBe(30);
  countdown.start(null);
  expect(countdown.$seconds.get()).toBeNull();
  expect(clock.pending()).toBe(0);
});

it('shows the right second after the tab slept', () => {
  const { countdown, clock } = setUp();
  countdown.start(10_000);
  clock.sleep(7_000);
  expect(countdown.$seconds.get()).toBe(3);
});
