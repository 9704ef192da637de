/**
 * Something that is read from the client and shown: being read, ready, or failed. What was read once stays while it is read
 * again, and when that fails. What the client tells by itself, and what was changed here, takes its place.
 */
import { atom } from 'nanostores';
import { createTasks } from './tasks.ts';

export type LoadState = 'loading' | 'ready' | 'failed';

interface ResourceOptions<T> {
  /** The sentence for a failure that brings no words of its own. */
  fallback: string;
  /** Before it is read, and when it is forgotten. */
  initial: T;
  read: (signal: AbortSignal) => Promise<T>;
  /** Hears what the client tells by itself. @returns ends that */
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
    /** Reads it, unless that is under way. @returns whether it was read */
    async load() {
      if (tasks.$busy.get().has('load')) return false;
      if ($load.get() === 'failed') $load.set('loading');
      const reply = await tasks.run('load', async (signal) => ({ value: await read(signal) }));
      if (reply) {
        $value.set(reply.value);
        $load.set('ready');
      } else if ($load.get() === 'loading' && !tasks.$busy.get().has('load')) {
        // Abandoned, it may have a successor, which says how it went.
        $load.set('failed');
      }
      return reply !== undefined;
    },
    set: (value: T) => $value.set(value),
    /** Some of its fields. */
    change: (part: Partial<T>) => $value.set({ ...$value.get(), ...part }),
    /** Nothing of the former user stays, nor what was asked for them. */
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
