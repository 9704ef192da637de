/** A clock that stands still until it is told to go on, with a wall clock that can be set on its own. */
const WALL_START = 1_800_000_000_000;

export function createFakeClock() {
  let now = 0;
  let wallOffset = WALL_START;
  let nextId = 1;
  const timers = new Map<number, { at: number; run: () => void }>();
  return {
    now: () => now,
    wallNow: () => wallOffset + now,
    setTimer(run: () => void, delayMs: number) {
      const id = nextId;
      nextId += 1;
      timers.set(id, { at: now + delayMs, run });
      return id;
    },
    clearTimer(id: unknown) {
      timers.delete(Number(id));
    },
    advance(ms: number) {
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
    /** Sets the system's time forward or back, without any time passing. */
    shiftWall(ms: number) {
      wallOffset += ms;
    },
    /** The page sleeps: time passes and no timer runs until it wakes. */
    sleep(ms: number) {
      now += ms;
    },
    get timerCount() {
      return timers.size;
    },
  };
}
