/**
 * Keeps long work from holding the page: a pause is free until the slice of time is used up.
 * Owns the length of a slice; the work itself decides where it can be cut.
 */
import type { Clock, YieldTask } from './environment.ts';

/** Half a frame at 60 Hz. */
export const SLICE_MS = 8;

export interface PacerHost {
  readonly clock: Pick<Clock, 'now'>;
  readonly yieldTask: YieldTask;
}

export interface Pacer {
  /** True when the slice is used up. */
  isDue(): boolean;
  /** Lets others run when the slice is used up, else goes on. */
  pause(): Promise<void>;
}

export function createPacer({ clock, yieldTask }: PacerHost): Pacer {
  let start = clock.now();
  const isDue = (): boolean => clock.now() - start >= SLICE_MS;
  return {
    isDue,
    async pause() {
      if (!isDue()) return;
      await yieldTask();
      start = clock.now();
    },
  };
}
