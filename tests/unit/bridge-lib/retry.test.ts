import { expect, it } from 'vitest';
import { retryDelay } from '#bridge-lib/retry.ts';

it.each([
  // Exactly, after the first failure; the others are shorter by up to a quarter at random.
  [1, 1, 400],
  [2, 0, 800],
  [2, 1, 600],
  [3, 0, 1_600],
  [7, 0, 25_600],
  [8, 0, 30_000],
  [50, 0, 30_000],
  [50, 1, 22_500],
])('§9.7 retryDelay after %i failures, with the random number %i, is %i ms', (failures, chance, delay) => {
  expect(retryDelay(failures, () => chance)).toBe(delay);
});
