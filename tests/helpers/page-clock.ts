/** The page's clock as a test moves it: wall and monotonic time, timers, and the return of a hidden page. */
import { createFakeTimers } from './fake-timers.ts';

export type PageClock = ReturnType<typeof createPageClock>;

const START_MS = 1_800_000_000_000;

export function createPageClock() {
  const timers = createFakeTimers();
  const resumers = new Set<() => void>();
  let wall = START_MS;
  let monotonic = 5_000;
  const pass = (ms: number) => {
    wall += ms;
    monotonic += ms;
  };
  return {
    wallMs: () => wall,
    monotonicMs: () => monotonic,
    after(delayMs: number, callback: () => void) {
      const handle = timers.setTimeout(callback, delayMs);
      return () => timers.clearTimeout(handle);
    },
    onResume(callback: () => void) {
      resumers.add(callback);
      return () => resumers.delete(callback);
    },
    advance(ms: number) {
      for (let left = ms; left > 0; left -= 100) {
        const step = Math.min(left, 100);
        pass(step);
        timers.advance(step);
      }
    },
    /** Time passes while the tab sleeps: no timer runs, then the page is looked at again. */
    sleep(ms: number) {
      pass(ms);
      for (const resume of resumers) resume();
    },
    /** Somebody sets the wall clock; the monotonic one does not notice. */
    setWall: (ms: number) => void (wall = ms),
    pending: timers.pending,
  };
}
