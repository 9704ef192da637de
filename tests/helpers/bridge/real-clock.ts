/** The machine's own clock, for tests of what happens in real time. */
import type { Clock } from '#bridge-lib';

export const realClock: Clock = {
  now: () => performance.now(),
  wallNow: () => Date.now(),
  setTimer: (run, delayMs) => setTimeout(run, delayMs),
  clearTimer: (timer) => {
    // A timer of this clock is one of Node's.
    clearTimeout(timer as NodeJS.Timeout);
  },
};
