import { describe, expect, it } from 'vitest';
import { countedUp } from '#src/domain/count-up.ts';

describe('countedUp', () => {
  it.each([
    ['1.9 million+', 0, '0.0 million+'],
    ['1.9 million+', 0.5, '1.7 million+'],
    ['1.9 million+', 1, '1.9 million+'],
    ['40 万+', -1, '0 万+'],
    ['40 万+', 2, '40 万+'],
    ['without a figure', 0, 'without a figure'],
  ])('of %s at %d is %s', (text, share, expected) => {
    expect(countedUp(text, share)).toBe(expected);
  });
});
