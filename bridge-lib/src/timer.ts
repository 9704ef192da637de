/** One timer that is set anew rather than set twice. Owns nothing but its id. */
import type { Clock, TimerId } from './environment.ts';

export interface Timer {
  /** Takes the place of what was set before. */
  set(delayMs: number, run: () => void): void;
  readonly clear: () => void;
}

export function createTimer(clock: Pick<Clock, 'setTimer' | 'clearTimer'>): Timer {
  let id: TimerId | undefined;
  const clear = (): void => {
    if (id !== undefined) clock.clearTimer(id);
    id = undefined;
  };
  return {
    set(delayMs, run) {
      clear();
      id = clock.setTimer(run, delayMs);
    },
    clear,
  };
}
