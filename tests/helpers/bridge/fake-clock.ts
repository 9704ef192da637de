/** A clock that stands still until it is told to go on, with a wall clock that can be set on its own. */
import type { Clock } from '#bridge-lib';

export interface FakeClock extends Clock {
  /** Runs the timers that fall due, in their order. */
  advance(ms: number): void;
  /** Sets the system's time forward or back, without any time passing. */
  shiftWall(ms: number): void;
  /** The page sleeps: time passes and no timer runs until it wakes. */
  sleep(ms: number): void;
  readonly timerCount: number;
}

const WALL_START = 1_800_000_000_000;

export function createFakeClock(): FakeClock {
  let now = 0;
  let wallOffset = WALL_START;
  let nextId = 1;
  const timers = new Map<number, { at: number; run: () => void }>();
  return {
    now: () => now,
    wallNow: () => wallOffset + now,
    setTimer(run, delayMs) {
      const id = nextId;
      nextId += 1;
      timers.set(id, { at: now + delayMs, run });
      return id;
    },
    clearTimer(id) {
      timers.delete(Number(id));
    },
    advance(ms) {
      const end = now + ms;
      for (;;) {
        const due = [...timers].filter(([, { at }]) => at <= end).sort((a, b) => a[1].at - b[1].at)[0];
        if (!due) break;
        const [id, { at, run }] = due;
        timers.delete(id);
        now = Math.max(now, at);
        run();
      }
      now = end;
    },
    shiftWall(ms) {
      wallOffset += ms;
    },
    sleep(ms) {
      now += ms;
    },
    get timerCount() {
      return timers.size;
    },
  };
}
