/** The page's clock, moved by a test: wall and monotonic time, timers, and the return of a hidden page. */
import { createBridgeClock } from './bridge/fake-clock.ts';

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
    advance: (ms: number) => clock.advance(ms),
    /** Time passes while the tab sleeps: no timer runs, then the page is visible again. */
    sleep(ms: number) {
      clock.sleep(ms);
      for (const resume of resumers) resume();
    },
    /** Sets the wall clock, not the monotonic one. */
    setWall: (ms: number) => clock.shiftWall(ms - clock.wallNow()),
    pending: () => clock.timerCount,
  };
}
