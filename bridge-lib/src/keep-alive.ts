/**
 * Says KeepAlive every thirty seconds while a connection is ready. Owns its one timer and what happens
 * to it when the page slept: one message then, never the missed ones in a burst.
 */
import type { Clock, TimerId } from './environment.ts';

export const KEEP_ALIVE_MS = 30_000;

export interface KeepAlive {
  start(): void;
  stop(): void;
  /** To be called when the page wakes: sends now if one is overdue. */
  catchUp(): void;
}

/** @param send must not throw. */
export function createKeepAlive(clock: Clock, send: () => void): KeepAlive {
  let timer: TimerId | undefined;
  let sentAt = 0;
  const stop = (): void => {
    if (timer !== undefined) clock.clearTimer(timer);
    timer = undefined;
  };
  const arm = (): void => {
    stop();
    sentAt = clock.now();
    timer = clock.setTimer(beat, KEEP_ALIVE_MS);
  };
  const beat = (): void => {
    arm();
    send();
  };
  return {
    start: arm,
    stop,
    catchUp() {
      if (timer !== undefined && clock.now() - sentAt >= KEEP_ALIVE_MS) beat();
    },
  };
}
