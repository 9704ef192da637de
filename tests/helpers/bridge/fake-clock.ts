/** The clock of the bridge, which moves only when told, with a wall clock that can be set separately. */
import { createFakeTimers } from '#tests/helpers/fake-timers.ts';

export function createBridgeClock() {
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
