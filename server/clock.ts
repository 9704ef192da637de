/**
 * The server's time: milliseconds since 1970 that never run backwards. A wall clock that is set back would let codes and
 * limits live longer; so time goes on by the monotonic clock then, and follows the wall clock wherever that is ahead
 * (after a suspended night, say, when the monotonic one stood still).
 */
export type Clock = ReturnType<typeof createClock>;

/** Clocks of servers that share a database differ by this much without harm. */
export const CLOCKS_APART_MS = 5000;

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
