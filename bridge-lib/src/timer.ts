/** One timer that is set anew rather than set twice. Owns nothing but its id. */
import type { Clock, TimerId } from './environment.ts';

export function createTimer(clock: Pick<Clock, 'setTimer' | 'clearTimer'>) {
  let id: TimerId | undefined;
  const clear = (): void => {
    if (id !== undefined) clock.clearTimer(id);
    id = undefined;
  };
  return {
    /** Takes the place of what was set before. */
    set(delayMs: number, run: () => void) {
      clear();
      id = clock.setTimer(run, delayMs);
    },
    clear,
  };
}
