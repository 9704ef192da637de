/** A clock that moves only when told, for code with injected timers. */
export function createFakeTimers() {
  let now = 0;
  let nextHandle = 1;
  const waiting = new Map<number, { due: number; callback: () => void }>();
  return {
    now: () => now,
    setTimeout: (callback: () => void, delayMs: number) => {
      waiting.set(nextHandle, { due: now + delayMs, callback });
      return nextHandle++;
    },
    clearTimeout: (handle: unknown) => void waiting.delete(handle as number), // from setTimeout
    /** Runs the timers of the next `ms`, each at its time. */
    advance: (ms: number) => {
      const end = now + ms;
      for (;;) {
        const due = [...waiting].filter(([, timer]) => timer.due <= end);
        const [next] = due.toSorted(([, one], [, other]) => one.due - other.due);
        if (!next) break;
        const [handle, timer] = next;
        waiting.delete(handle);
        now = Math.max(now, timer.due);
        timer.callback();
      }
      now = end;
    },
    /** Time passes and no timer runs, like in a sleeping page. */
    sleep: (ms: number) => void (now += ms),
    pending: () => waiting.size,
  };
}
