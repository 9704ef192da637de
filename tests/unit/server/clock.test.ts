import { describe, expect, it } from 'vitest';
import { createClock } from '#server/clock.ts';

describe('the server’s clock (S7)', () => {
  function clockOf(start: { wall: number; monotonic: number }) {
    const time = { ...start };
    return { time, clock: createClock({ wallMs: () => time.wall, monotonicMs: () => time.monotonic }) };
  }

  it('follows the monotonic clock when the wall clock is set back', () => {
    const { time, clock } = clockOf({ wall: 10_000_000, monotonic: 0 });
    time.wall -= 3_600_000;
    const readings = [];
    for (let minute = 1; minute <= 3; minute++) {
      time.wall += 60_000;
      time.monotonic += 60_000;
      readings.push(clock.now());
    }
    expect(readings).toEqual([10_060_000, 10_120_000, 10_180_000]);
  });

  it('follows the wall clock forward after a suspended night, when the monotonic one stood still', () => {
    const { time, clock } = clockOf({ wall: 1000, monotonic: 0 });
    time.wall += 8 * 3_600_000;
    time.monotonic += 1;
    expect(clock.now()).toBe(28_801_000);
  });

  it('never runs backwards, for any values of both', () => {
    const { time, clock } = clockOf({ wall: 1000, monotonic: 1000 });
    let last = clock.now();
    for (const [wall, monotonic] of [
      [5, 0],
      [-500, 3],
      [700, -20],
      [-10_000, 0.4],
      [9000, 1],
    ] as const) {
      time.wall += wall;
      time.monotonic += monotonic;
      const now = clock.now();
      expect(now).toBeGreaterThanOrEqual(last);
      last = now;
    }
  });
});
