/** Keeps one address from taking everything: a bound for its open connections or streams, and a queue in turns. */
import { networksOf } from './client-address.ts';

/** Counts the open connections or streams of each address and of the networks around it. */
export function createConcurrencyLimit(max: number) {
  const counts = new Map<string, number>();
  const countOf = (name: string): number => counts.get(name) ?? 0;

  return {
    /**
     * @param address from an `AddressReader`
     * @returns a function that releases the place, once; `undefined` where none is left
     */
    acquire(address: string) {
      const networks = networksOf(address);
      if (networks.some(({ name, times }) => countOf(name) >= max * times)) return undefined;
      for (const { name } of networks) counts.set(name, countOf(name) + 1);
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        for (const { name } of networks) {
          if (countOf(name) === 1) counts.delete(name);
          else counts.set(name, countOf(name) - 1);
        }
      };
    },
  };
}

/**
 * A queue that serves addresses in turn, one task in each round of the event loop, so that an address with many
 * requests delays no other.
 */
export function createFairQueue(later: (next: () => void) => void = setImmediate) {
  /** By address, in the order in which they are served. */
  const queues = new Map<string, (() => void)[]>();

  const next = (): void => {
    const [first] = queues;
    if (!first) return;
    const [address, queue] = first;
    const task = queue.shift();
    queues.delete(address);
    // Moves the address to the end.
    if (queue.length > 0) queues.set(address, queue);
    if (queues.size > 0) later(next);
    task?.();
  };

  return {
    /** Runs the task when its address is next. */
    add(address: string, task: () => void) {
      const isIdle = queues.size === 0;
      const queue = queues.get(address);
      if (queue) queue.push(task);
      else queues.set(address, [task]);
      if (isIdle) later(next);
    },
  };
}
