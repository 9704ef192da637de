import { describe, expect, it } from 'vitest';
import { createTurns } from '#server/http/turns.ts';

describe('the order of requests', () => {
  it('alternates between addresses, however many one of them sends', () => {
    const rounds: (() => void)[] = [];
    const turns = createTurns((next) => rounds.push(next));
    const done: string[] = [];
    for (let index = 1; index <= 4; index++) turns.take('flood', () => done.push(`flood ${index}`));
    turns.take('office', () => done.push('office'));
    turns.take('phone', () => done.push('phone'));
    while (rounds.length > 0) rounds.shift()?.();
    expect(done).toEqual(['flood 1', 'office', 'phone', 'flood 2', 'flood 3', 'flood 4']);
  });

  it('takes one in each round of the event loop, so that new ones are received in between', async () => {
    const turns = createTurns();
    const done: string[] = [];
    const all = new Promise<void>((resolve) => {
      for (let index = 1; index <= 3; index++) {
        turns.take('flood', () => {
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
    const turns = createTurns((next) => rounds.push(next));
    const done: string[] = [];
    turns.take('a', () => {
      throw new Error('broken');
    });
    turns.take('a', () => done.push('second'));
    expect(() => rounds.shift()?.()).toThrow('broken');
    rounds.shift()?.();
    turns.take('a', () => done.push('third'));
    rounds.shift()?.();
    expect([done, rounds]).toEqual([['second', 'third'], []]);
  });
});
