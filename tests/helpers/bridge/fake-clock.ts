/** The clock of the bridge, which stands still until it is told to go on, with a wall clock that can be set on its own. */
import { createFakeTimers } from '#tests/helpers/fake-timers.ts';

export function createFakeClock() {
  let wallOffset = 1_800_000_000_000;
  const { now, setTimeout, clearTimeout, advance, sleep, pending } = createFakeTimers();
  return {
    now,
    advance,
    sleep,
    wallNow: () => wallOffset + now(),
    setTimer: setTimeout,
    clearTimer: clearTimeout,
    /** Sets the system's time forward or back, without any time passing. */
    shiftWall: (ms: number) => void (wallOffset += ms),
    get timerCount() {
      return pending();
    },
  };
}
