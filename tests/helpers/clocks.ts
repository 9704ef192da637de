/** Clocks that move only when a test says so. */

/** For code with injected timers. */
export function createFakeTimers() {
  let now = 0;
  let nextHandle = 1;
  const waiting = new Map<number, { due: number; callback: () => void }>();
  return {
    now: () => now,
    setTimeout: (callback: () => void, delayMs: number) => {
      waiting.set(nextHandle, { due: now + delayMs, callback });
      return nextHandle++;
    },
    clearTimeout: (handle: unknown) => void waiting.delete(handle as number), // from setTimeout
    /** Runs the timers of the next `ms`, each at its time. */
    advance: (ms: number) => {
      const end = now + ms;
      for (;;) {
        const due = [...waiting].filter(([, timer]) => timer.due <= end);
        const [next] = due.toSorted(([, one], [, other]) => one.due - other.due);
        if (!next) break;
        const [handle, timer] = next;
        waiting.delete(handle);
        now = Math.max(now, timer.due);
        timer.callback();
      }
      now = end;
    },
    /** Time passes and no timer runs, like in a sleeping page. */
    sleep: (ms: number) => void (now += ms),
    pending: () => waiting.size,
  };
}

/** The clock of the bridge, with a wall clock that can be set separately. */
export function createBridgeClock() {
  let wallOffset = 1_800_000_000_000;
  const timers = createFakeTimers();
  return {
    ...timers,
    wallNow: () => wallOffset + timers.now(),
    setTimer: timers.setTimeout,
    clearTimer: timers.clearTimeout,
    /** Sets the system's time forward or back, without any time passing. */
    shiftWall: (ms: number) => void (wallOffset += ms),
  };
}

/** The clock of a page: wall and monotonic time, timers, and the return of a hidden page. */
export type PageClock = ReturnType<typeof createPageClock>;

export function createPageClock() {
  const clock = createBridgeClock();
  const resumers = new Set<() => void>();
  return {
    wallMs: clock.wallNow,
    monotonicMs: clock.now,
    after(delayMs: number, callback: () => void) {
      const timer = clock.setTimer(callback, delayMs);
      return () => clock.clearTimer(timer);
    },
    onResume(callback: () => void) {
      resumers.add(callback);
      return () => resumers.delete(callback);
    },
    advance: clock.advance,
    /** Time passes while the tab sleeps: no timer runs, then the page is visible again. */
    sleep(ms: number) {
      clock.sleep(ms);
      for (const resume of resumers) resume();
    },
    /** Sets the wall clock, not the monotonic one. */
    setWall: (ms: number) => clock.shiftWall(ms - clock.wallNow()),
    pending: clock.pending,
  };
}
