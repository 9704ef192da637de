/**
 * Keeps long work from holding the page: a pause is free until the slice of time is used up.
 * Owns the length of a slice; the work itself decides where it can be interrupted.
 */
import type { Clock, YieldTask } from './environment.ts';

/** Half a frame at 60 Hz. */
export const SLICE_MS = 8;

/** The clock that slices are measured by, and what a pause is. */
export interface PacerHost {
  readonly clock: Pick<Clock, 'now'>;
  readonly yieldTask: YieldTask;
}

/** The first slice begins at once. The result lets others run when the slice is used up, else goes on. */
export function createPacer({ clock, yieldTask }: PacerHost): () => Promise<void> {
  let start = clock.now();
  return async () => {
    if (clock.now() - start < SLICE_MS) return;
    await yieldTask();
    start = clock.now();
  };
}
