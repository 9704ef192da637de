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
