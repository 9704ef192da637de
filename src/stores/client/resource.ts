/**
 * A value that is read from the client and shown: loading, ready, or failed. The old value stays while it is read
 * again, and when that fails. Pushes and local changes replace it.
 */
import { atom } from 'nanostores';
import { createTasks } from './tasks.ts';

export type LoadState = 'loading' | 'ready' | 'failed';

interface ResourceOptions<T> {
  /** The sentence for a failure without a text. */
  fallback: string;
  /** The value before the first read, and after `forget`. */
  initial: T;
  read: (signal: AbortSignal) => Promise<T>;
  /** Starts listening to pushes. @returns a function that stops it */
  push?: () => () => void;
}

export function createResource<T>({ fallback, initial, read, push }: ResourceOptions<T>) {
  const $load = atom<LoadState>('loading');
  const $value = atom(initial);
  const tasks = createTasks(fallback);
  const endPushes = push?.();

  return {
    $load,
    $value,
    tasks,
    /** Reads it, unless a read is running. @returns whether it was read */
    async load() {
      if (tasks.$busy.get().has('load')) return false;
      if ($load.get() === 'failed') $load.set('loading');
      const reply = await tasks.run('load', async (signal) => ({ value: await read(signal) }));
      if (reply) {
        $value.set(reply.value);
        $load.set('ready');
      } else if ($load.get() === 'loading' && !tasks.$busy.get().has('load')) {
        // An abandoned read may have a successor, which sets the state.
        $load.set('failed');
      }
      return reply !== undefined;
    },
    set: (value: T) => $value.set(value),
    /** Changes some of its fields. */
    change: (part: Partial<T>) => $value.set({ ...$value.get(), ...part }),
    /** Deletes the former user's value, and abandons the reads for that user. */
    forget() {
      tasks.abandon();
      $value.set(initial);
      $load.set('loading');
    },
    dispose: () => {
      endPushes?.();
      tasks.dispose();
    },
  };
}
