/** A clock that only moves when told to: for whatever takes its timers injected. */
export interface FakeTimers {
  setTimeout(callback: () => void, delayMs: number): number;
  clearTimeout(handle: unknown): void;
  /** Runs what falls due within the next `ms`, in order. */
  advance(ms: number): void;
  /** Timers that wait. */
  pending(): number;
}

export function createFakeTimers(): FakeTimers {
  let now = 0;
  let nextHandle = 1;
  const waiting = new Map<number, { due: number; callback: () => void }>();
  return {
    setTimeout(callback, delayMs) {
      waiting.set(nextHandle, { due: now + delayMs, callback });
      return nextHandle++;
    },
    clearTimeout(handle) {
      waiting.delete(handle as number); // what setTimeout gave
    },
    advance(ms) {
      now += ms;
      for (const [handle, timer] of [...waiting].toSorted((a, b) => a[1].due - b[1].due)) {
        if (timer.due > now || !waiting.delete(handle)) continue;
        timer.callback();
      }
    },
    pending: () => waiting.size,
  };
}
