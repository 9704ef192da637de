/** The server's clock, moved by hand. */
import type { Clock } from '#server/clock.ts';

export interface FakeClock extends Clock {
  advance(seconds: number): void;
}

/** Starts at noon in Beijing, within support hours. */
export function createFakeClock(start = Date.parse('2026-11-20T12:00:00+08:00')): FakeClock {
  let now = start;
  return {
    now: () => now,
    advance(seconds) {
      now += seconds * 1000;
    },
  };
}
