/** Whether a panel has what it shows. What was read once stays while it is read again, and when that fails. */
import type { WritableAtom } from 'nanostores';
import type { Tasks } from './tasks.ts';

export type LoadState = 'loading' | 'ready' | 'failed';

/** Runs `read`, whose task bears the id `load`, unless it is already under way. @param read says whether it succeeded */
export async function trackLoad(
  $load: WritableAtom<LoadState>,
  tasks: Tasks,
  read: () => Promise<boolean>,
): Promise<void> {
  if (tasks.$busy.get().has('load')) return;
  if ($load.get() === 'failed') $load.set('loading');
  if (await read()) $load.set('ready');
  // Abandoned, it may have a successor, which says how it went.
  else if ($load.get() === 'loading' && !tasks.$busy.get().has('load')) $load.set('failed');
}
