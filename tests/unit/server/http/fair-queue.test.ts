import { describe, expect, it } from 'vitest';
import { createFairQueue } from '#server/http/fair-queue.ts';

describe('the order of requests', () => {
  it('alternates between addresses, however many one of them sends', () => {
    const rounds: (() => void)[] = [];
    const queue = createFairQueue((next) => rounds.push(next));
    const done: string[] = [];
    for (let index = 1; index <= 4; index++) queue.add('flood', () => done.push(`flood ${index}`));
    queue.add('office', () => done.push('office'));
    queue.add('phone', () => done.push('phone'));
    while (rounds.length > 0) rounds.shift()?.();
    expect(done).toEqual(['flood 1', 'office', 'phone', 'flood 2', 'flood 3', 'flood 4']);
  });

  it('takes one in each round of the event loop, so that new ones are received in between', async () => {
    const queue = createFairQueue();
    const done: string[] = [];
    const all = new Promise<void>((resolve) => {
      for (let index = 1; index <= 3; index++) {
        queue.add('flood', () => {
          done.push(`flood ${index}`);
          setImmediate(() => done.push(`other ${index}`));
          if (index === 3) setImmediate(resolve);
        });
      }
    });
    expect(done).toEqual([]);
    await all;
    expect(done).toEqual(['flood 1', 'flood 2', 'other 1', 'flood 3', 'other 2', 'other 3']);
  });

  it('continues after work that throws, and after a pause', () => {
    const rounds: (() => void)[] = [];
    const queue = createFairQueue((next) => rounds.push(next));
    const done: string[] = [];
    queue.add('a', () => {
      throw new Error('broken');
    });
    queue.add('a', () => done.push('second'));
    expect(() => rounds.shift()?.()).toThrow('broken');
    rounds.shift()?.();
    queue.add('a', () => done.push('third'));
    rounds.shift()?.();
    expect([done, rounds]).toEqual([['second', 'third'], []]);
  });
});
