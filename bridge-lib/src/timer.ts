/** One timer: setting it again replaces the first. */
import type { Clock, TimerId } from './environment.ts';

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
