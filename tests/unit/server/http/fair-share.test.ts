import { describe, expect, it } from 'vitest';
import { createAddressReader } from '#server/http/client-address.ts';
import { createConcurrencyLimit, createFairQueue } from '#server/http/fair-share.ts';

const read = createAddressReader([]);
const of = (address: string) => read(address, undefined);

describe('the connections of an address', () => {
  it('are limited, and each place is freed once', () => {
    const limit = createConcurrencyLimit(2);
    const first = limit.acquire('203.0.113.9');
    limit.acquire('203.0.113.9');
    expect(limit.acquire('203.0.113.9')).toBeUndefined();
    expect(limit.acquire('203.0.113.10')).toBeDefined();
    first?.();
    first?.();
    expect(limit.acquire('203.0.113.9')).toBeDefined();
    expect(limit.acquire('203.0.113.9')).toBeUndefined();
  });

  it('count the addresses of one IPv6 network as one, and are limited for neighbouring networks together (A9)', () => {
    const limit = createConcurrencyLimit(10);
    const acquired = (addresses: readonly string[]) =>
      addresses.filter((address) => limit.acquire(of(address)) !== undefined).length;
    const many = (prefix: (index: number) => string) =>
      Array.from({ length: 300 }, (_, index) => prefix(index));
    expect(acquired(many((index) => `2001:db8:1:200::${index.toString(16)}`))).toBe(10);
    expect(acquired(many((index) => `2001:db8:1:2${(index % 256).toString(16).padStart(2, '0')}::1`))).toBe(
      30,
    );
    expect(acquired(many((index) => `2001:db8:1:${(index % 256).toString(16)}ff::1`))).toBe(120);
    expect(acquired(['2001:db8:2::1', '203.0.113.9'])).toBe(2);
  });
});

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
