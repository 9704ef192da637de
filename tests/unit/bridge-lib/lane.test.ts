import { describe, expect, it } from 'vitest';
import { createLane } from '#bridge-lib/lane.ts';

/** What an item is here: the work itself. */
type Job = () => void | Promise<void>;

const host = { clock: { now: () => 0 }, yieldTask: () => Promise.resolve() };
const run = (job: Job): void | Promise<void> => job();

describe('createLane', () => {
  it('runs a job at once when nothing is before it', () => {
    const lane = createLane(host, run);
    const done: string[] = [];

    lane.push(() => void done.push('a'), 1);
    lane.push(() => void done.push('b'), 1);

    expect(done).toEqual(['a', 'b']);
    expect(lane.waitingBytes).toBe(0);
  });

  it('keeps the order behind a job that takes its time, and counts what waits', async () => {
    const lane = createLane(host, run);
    const done: string[] = [];
    let finish = (): void => undefined;
    lane.push(
      () =>
        new Promise<void>((resolve) => {
          finish = () => {
            done.push('slow');
            resolve();
          };
        }),
      100,
    );
    lane.push(() => void done.push('a'), 10);
    lane.push(() => Promise.resolve().then(() => void done.push('b')), 1);
    const last = new Promise<void>((resolve) => {
      lane.push(() => {
        done.push('c');
        resolve();
      }, 1);
    });
    expect(lane.waitingBytes).toBe(112);
    expect(done).toEqual([]);

    finish();
    await last;
    await Promise.resolve();

    expect(done).toEqual(['slow', 'a', 'b', 'c']);
    expect(lane.waitingBytes).toBe(0);
    lane.push(() => void done.push('d'), 1);
    expect(done.at(-1)).toBe('d');
  });

  it('puts what a job sets off behind the job', async () => {
    const lane = createLane(host, run);
    const done: string[] = [];
    const inner = new Promise<void>((resolve) => {
      lane.push(() => {
        lane.push(() => {
          done.push('inner');
          resolve();
        }, 1);
        done.push('outer');
      }, 1);
    });

    await inner;

    expect(done).toEqual(['outer', 'inner']);
  });

  it('breaks a burst off once the slice of time is used up, and keeps its order', async () => {
    let now = 0;
    let pauses = 0;
    const lane = createLane<Job>(
      {
        clock: { now: () => now },
        yieldTask() {
          pauses += 1;
          return Promise.resolve();
        },
      },
      run,
    );
    const done: number[] = [];
    for (let index = 0; index < 20; index += 1) {
      lane.push(() => {
        now += 1;
        done.push(index);
      }, 1);
    }
    expect(done).toHaveLength(8);
    expect(pauses).toBe(1);

    await new Promise<void>((resolve) => {
      lane.push(resolve, 1);
    });

    expect(done).toEqual(Array.from({ length: 20 }, (_, index) => index));
    expect(pauses).toBeGreaterThan(1);
  });

  it('does not take jobs that come now and then for a burst', () => {
    let now = 0;
    const lane = createLane<Job>(
      { clock: { now: () => now }, yieldTask: () => new Promise(() => undefined) },
      run,
    );
    let done = 0;
    for (let index = 0; index < 100; index += 1) {
      now += 2;
      lane.push(() => {
        now += 1;
        done += 1;
      }, 1);
    }

    expect(done).toBe(100);
  });

  it('pauses within a long backlog', async () => {
    let now = 0;
    let pauses = 0;
    const lane = createLane<Job>(
      {
        clock: { now: () => (now += 1) },
        yieldTask() {
          pauses += 1;
          return Promise.resolve();
        },
      },
      run,
    );
    lane.push(() => Promise.resolve(), 1);
    for (let index = 0; index < 99; index += 1) lane.push(() => undefined, 1);
    await new Promise<void>((resolve) => {
      lane.push(resolve, 1);
    });

    expect(pauses).toBeGreaterThan(5);
  });
});
