import { describe, expect, it } from 'vitest';
import { createPromotionCountdown } from '#islands/promotion/countdown.ts';
import { createPageClock } from '#tests/helpers/clocks.ts';

/** In seconds from now. */
function setUp(starts: number, ends: number) {
  const clock = createPageClock();
  const at = (seconds: number) => new Date(clock.wallMs() + seconds * 1000);
  return { clock, countdown: createPromotionCountdown({ starts: at(starts), ends: at(ends) }, clock) };
}

describe('createPromotionCountdown', () => {
  it('counts to the start, then to the end, then stops', () => {
    const { countdown, clock } = setUp(2, 4);
    countdown.start();
    expect(countdown.$moment.get()).toMatchObject({ state: 'upcoming', left: { seconds: 2 } });
    clock.advance(1000);
    expect(countdown.$moment.get()?.left.seconds).toBe(1);
    clock.advance(1000);
    expect(countdown.$moment.get()).toMatchObject({ state: 'running' });
    clock.advance(3000);

    expect(countdown.$moment.get()).toBeUndefined();
    expect(clock.pending()).toBe(0);
  });

  it('is right after the tab has slept', () => {
    const { countdown, clock } = setUp(-10, 600);
    countdown.start();
    clock.sleep(300_000);

    expect(countdown.$moment.get()?.left).toMatchObject({ minutes: 5, seconds: 1 });
    expect(clock.pending()).toBe(1);
  });
});
