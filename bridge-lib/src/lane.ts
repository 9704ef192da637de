/**
 * Runs jobs strictly one after another, at once where it can: a job that answers synchronously on an idle
 * lane is done when `push` returns. Owns the order and the pauses, in a backlog and in a burst: a browser
 * hands over everything that has arrived within one task, however much it is.
 */
import { type PacerHost, SLICE_MS, createPacer } from './pacer.ts';

/** Jobs that come closer together count as one burst. */
const BURST_GAP_MS = 1;

/** Does its work, now or later. Must not throw or reject. */
export type Job = () => void | Promise<void>;

export interface Lane {
  /** `bytes` is what the job holds in memory while it waits. */
  push(job: Job, bytes: number): void;
  /** Sum of the bytes of the jobs that are not done. */
  readonly waitingBytes: number;
}

export function createLane(host: PacerHost): Lane {
  const { clock, yieldTask } = host;
  let queue: { job: Job; bytes: number }[] = [];
  let waitingBytes = 0;
  let isBusy = false;
  let burstStart = 0;
  let lastEnd = -Infinity;

  const drain = async (before: Promise<void>, bytesBefore: number): Promise<void> => {
    await before;
    waitingBytes -= bytesBefore;
    const pacer = createPacer(host);
    while (queue.length > 0) {
      // Taken whole: shifting one by one would cost the square of a long backlog.
      const batch = queue;
      queue = [];
      for (const { job, bytes } of batch) {
        const running = job();
        if (running) await running;
        waitingBytes -= bytes;
        if (pacer.isDue()) await pacer.pause();
      }
    }
    isBusy = false;
    burstStart = lastEnd = clock.now();
  };
  const enqueue = (job: Job, bytes: number): void => {
    waitingBytes += bytes;
    queue.push({ job, bytes });
  };

  return {
    get waitingBytes() {
      return waitingBytes;
    },
    push(job, bytes) {
      if (isBusy) {
        enqueue(job, bytes);
        return;
      }
      // Busy already while it runs: what the job itself sets off comes after it.
      isBusy = true;
      const now = clock.now();
      if (now - lastEnd > BURST_GAP_MS) burstStart = now;
      if (now - burstStart >= SLICE_MS) {
        enqueue(job, bytes);
        void drain(yieldTask(), 0);
        return;
      }
      const running = job();
      if (!running && queue.length === 0) {
        isBusy = false;
        lastEnd = clock.now();
        return;
      }
      waitingBytes += bytes;
      void drain(running ?? Promise.resolve(), bytes);
    },
  };
}
