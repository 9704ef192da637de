/** Timers of the connection: a single one, and the repeated KeepAlive. */
import type { Clock, TimerId } from './environment.ts';

const KEEP_ALIVE_MS = 30_000;

/** One timer: setting it again replaces the first. */
export function createTimer(clock: Pick<Clock, 'setTimer' | 'clearTimer'>) {
  let id: TimerId | undefined;
  const clear = (): void => {
    if (id !== undefined) clock.clearTimer(id);
    id = undefined;
  };
  return {
    /** Replaces an earlier one. */
    set(delayMs: number, run: () => void) {
      clear();
      id = clock.setTimer(run, delayMs);
    },
    clear,
  };
}

/**
 * Sends KeepAlive every thirty seconds while a connection is ready; after a sleep once, not for each missed one.
 * @param send must not throw
 */
export function createKeepAlive(clock: Clock, send: () => void) {
  const timer = createTimer(clock);
  let sentAt = 0;
  const start = (): void => {
    sentAt = clock.now();
    timer.set(KEEP_ALIVE_MS, sendNow);
  };
  const sendNow = (): void => {
    start();
    send();
  };
  return {
    start,
    stop: timer.clear,
    /** To be called when the page wakes, while the connection is ready: sends one now if it is overdue. */
    catchUp() {
      if (clock.now() - sentAt >= KEEP_ALIVE_MS) sendNow();
    },
  };
}
