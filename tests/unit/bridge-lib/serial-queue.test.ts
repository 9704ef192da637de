import { describe, expect, it } from 'vitest';
import { createSerialQueue } from '#bridge-lib/serial-queue.ts';

/** Here an item is the work itself. */
type Job = () => void | Promise<void>;

const host = { clock: { now: () => 0 }, yieldTask: () => Promise.resolve() };
const run = (job: Job): void | Promise<void> => job();

describe('createSerialQueue', () => {
  it('runs a job that is added by a job after it', async () => {
    const queue = createSerialQueue(host, run);
    const done: string[] = [];
    queue.push(() => {
      queue.push(() => void done.push('inner'), 1);
      done.push('outer');
    }, 1);
    await new Promise<void>((resolve) => queue.push(resolve, 1));

    expect(done).toEqual(['outer', 'inner']);
  });

  it('pauses a burst once the time slice is used up, and keeps its order', async () => {
    let now = 0;
    let pauses = 0;
    const queue = createSerialQueue<Job>(
      {
        clock: { now: () => now },
        yieldTask: () => Promise.resolve(void (pauses += 1)),
      },
      run,
    );
    const done: number[] = [];
    for (let index = 0; index < 20; index += 1) {
      queue.push(() => {
        now += 1;
        done.push(index);
      }, 1);
    }
    expect(done).toHaveLength(8);
    expect(pauses).toBe(1);

    await new Promise<void>((resolve) => queue.push(resolve, 1));

    expect(done).toEqual(Array.from({ length: 20 }, (_, index) => index));
    expect(pauses).toBeGreaterThan(1);
  });

  it('does not treat occasional jobs as a burst', () => {
    let now = 0;
    const queue = createSerialQueue<Job>(
      { clock: { now: () => now }, yieldTask: () => new Promise(() => undefined) },
      run,
    );
    let done = 0;
    for (let index = 0; index < 100; index += 1) {
      now += 2;
      queue.push(() => {
        now += 1;
        done += 1;
      }, 1);
    }

    expect(done).toBe(100);
  });
});
