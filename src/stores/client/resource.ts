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
  let running: Promise<boolean> | undefined;

  async function load(): Promise<boolean> {
    if ($load.get() === 'failed') $load.set('loading');
    const reply = await tasks.run('load', async (signal) => ({ value: await read(signal) }));
    // An abandoned read may have a successor, which sets the state.
    if (!tasks.$busy.get().has('load')) running = undefined;
    if (reply) {
      $value.set(reply.value);
      $load.set('ready');
    } else if ($load.get() === 'loading' && !running) {
      $load.set('failed');
    }
    return reply !== undefined;
  }

  return {
    $load,
    $value,
    tasks,
    /** Reads it, or waits for the running read. @returns whether it was read */
    load: () => (running ??= load()),
    set: (value: T) => $value.set(value),
    /** Changes some of its fields. */
    change: (part: Partial<T>) => $value.set({ ...$value.get(), ...part }),
    /** Deletes the former user's value, and abandons the reads for that user. */
    forget() {
      tasks.abandon();
      running = undefined;
      $value.set(initial);
      $load.set('loading');
    },
    dispose: () => {
      endPushes?.();
      tasks.dispose();
    },
  };
}
