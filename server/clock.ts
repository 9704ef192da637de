/**
 * The server's time: milliseconds since 1970 that never run backwards. A wall clock that is set back would make codes
 * and limits last longer; then the time follows the monotonic clock instead, and the wall clock again wherever that is
 * ahead (after a suspended night, for example, in which the monotonic clock stood still).
 */
export type Clock = ReturnType<typeof createClock>;

/** How much the clocks of servers with one database may differ. */
export const MAX_CLOCK_DIFFERENCE_MS = 5000;

interface ClockSources {
  wallMs: () => number;
  monotonicMs: () => number;
}

export function createClock(
  { wallMs, monotonicMs }: ClockSources = { wallMs: () => Date.now(), monotonicMs: () => performance.now() },
) {
  let last = wallMs();
  let lastMonotonic = monotonicMs();
  return {
    now() {
      const monotonic = monotonicMs();
      last = Math.max(Math.floor(wallMs()), last + Math.max(0, monotonic - lastMonotonic));
      lastMonotonic = monotonic;
      return Math.floor(last);
    },
  };
}
