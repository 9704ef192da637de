/** The page's clock as a test moves it: wall and monotonic time, timers, and the return of a hidden page. */
import { createFakeTimers } from './fake-timers.ts';

export type PageClock = ReturnType<typeof createPageClock>;

export function createPageClock() {
  const timers = createFakeTimers();
  const resumers = new Set<() => void>();
  let wallOffset = 1_800_000_000_000;
  return {
    wallMs: () => wallOffset + timers.now(),
    monotonicMs: () => 5_000 + timers.now(),
    after(delayMs: number, callback: () => void) {
      const handle = timers.setTimeout(callback, delayMs);
      return () => timers.clearTimeout(handle);
    },
    onResume(callback: () => void) {
      resumers.add(callback);
      return () => resumers.delete(callback);
    },
    advance: timers.advance,
    /** Time passes while the tab sleeps: no timer runs, then the page is looked at again. */
    sleep(ms: number) {
      timers.sleep(ms);
      for (const resume of resumers) resume();
    },
    /** Somebody sets the wall clock; the monotonic one does not notice. */
    setWall: (ms: number) => void (wallOffset = ms - timers.now()),
    pending: timers.pending,
  };
}
