/** Sends KeepAlive every thirty seconds while a connection is ready; after a sleep once, not for each missed one. */
import type { Clock } from './environment.ts';
import { createTimer } from './timer.ts';

const KEEP_ALIVE_MS = 30_000;

/** @param send must not throw. */
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
