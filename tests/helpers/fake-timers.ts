/** A clock that only moves when told to: for whatever takes its timers injected. */
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
    clearTimeout: (handle: unknown) => void waiting.delete(handle as number), // what setTimeout gave
    /** Runs what falls due within the next `ms`, each at its time. */
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
    /** Time passes and no timer runs, as where a page sleeps. */
    sleep: (ms: number) => void (now += ms),
    pending: () => waiting.size,
  };
}
