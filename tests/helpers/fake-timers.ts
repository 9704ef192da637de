/** A clock that only moves when told to: for whatever takes its timers injected. */
export function createFakeTimers() {
  let now = 0;
  let nextHandle = 1;
  const waiting = new Map<number, { due: number; callback: () => void }>();
  return {
    setTimeout(callback: () => void, delayMs: number) {
      waiting.set(nextHandle, { due: now + delayMs, callback });
      return nextHandle++;
    },
    clearTimeout(handle: unknown) {
      waiting.delete(handle as number); // what setTimeout gave
    },
    /** Runs what falls due within the next `ms`, in order. */
    advance(ms: number) {
      now += ms;
      for (const [handle, timer] of [...waiting].toSorted((a, b) => a[1].due - b[1].due)) {
        if (timer.due > now || !waiting.delete(handle)) continue;
        timer.callback();
      }
    },
    pending: () => waiting.size,
  };
}
