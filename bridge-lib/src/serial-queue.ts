/**
 * Processes items strictly one after another, at once where possible: synchronous work is done when `push` returns if
 * the queue is idle. It pauses in a backlog and in a burst: a browser delivers all that has arrived within one task.
 */
import { type PacerHost, SLICE_MS } from './pacer.ts';

/** Items with smaller gaps count as one burst. */
const BURST_GAP_MS = 1;

/** @param work does its work, now or later; must not throw or reject. */
export function createSerialQueue<Item>(
  { clock, yieldTask }: PacerHost,
  work: (item: Item) => void | Promise<void>,
) {
  // A set keeps the order and allows removal.
  const queue = new Set<{ readonly item: Item; readonly bytes: number }>();
  let waitingBytes = 0;
  let isBusy = false;
  let sliceStart = 0;
  let lastEnd = -Infinity;

  const pause = (): void => {
    void yieldTask().then(() => {
      sliceStart = clock.now();
      proceed();
    });
  };
  const proceed = (): void => {
    for (const entry of queue) {
      queue.delete(entry);
      const running = work(entry.item);
      if (running) {
        void running.then(() => {
          waitingBytes -= entry.bytes;
          proceed();
        });
        return;
      }
      waitingBytes -= entry.bytes;
      if (queue.size > 0 && clock.now() - sliceStart >= SLICE_MS) {
        pause();
        return;
      }
    }
    isBusy = false;
    lastEnd = clock.now();
  };

  return {
    /** Sum of the bytes of the items that are not done. */
    get waitingBytes() {
      return waitingBytes;
    },
    /** @param bytes what the item holds in memory while it waits */
    push(item: Item, bytes: number) {
      waitingBytes += bytes;
      queue.add({ item, bytes });
      // Also busy during the work itself: items that it adds come after it.
      if (isBusy) return;
      isBusy = true;
      const now = clock.now();
      if (now - lastEnd > BURST_GAP_MS) sliceStart = now;
      if (now - sliceStart < SLICE_MS) proceed();
      else pause();
    },
  };
}
