/**
 * Keeps long work from blocking the page: a pause costs nothing until the time slice is used up. Owns the length of a
 * slice; the work decides where it can be interrupted.
 */
import type { Clock, YieldTask } from './environment.ts';

/** Half a frame at 60 Hz. */
export const SLICE_MS = 8;

/** The clock that measures slices, and the pause. */
export interface PacerHost {
  readonly clock: Pick<Clock, 'now'>;
  readonly yieldTask: YieldTask;
}

/** The first slice begins at once. The returned function pauses when the slice is used up, else continues. */
export function createPacer({ clock, yieldTask }: PacerHost): () => Promise<void> {
  let start = clock.now();
  return async () => {
    if (clock.now() - start < SLICE_MS) return;
    await yieldTask();
    start = clock.now();
  };
}
