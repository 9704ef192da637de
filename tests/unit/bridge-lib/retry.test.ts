import { describe, expect, it } from 'vitest';
import { retryDelay } from '#bridge-lib/retry.ts';

describe('retryDelay', () => {
  it('§9.7 waits exactly 400 ms after the first failure', () => {
    expect(retryDelay(1, () => 1)).toBe(400);
  });

  it('doubles up to 30 s', () => {
    const delays = [2, 3, 7, 8, 50].map((failures) => retryDelay(failures, () => 0));

    expect(delays).toEqual([800, 1_600, 25_600, 30_000, 30_000]);
  });

  it('shortens the wait by up to a quarter at random', () => {
    expect(retryDelay(2, () => 1)).toBe(600);
    expect(retryDelay(50, () => 1)).toBe(22_500);
  });
});
