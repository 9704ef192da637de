import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRequestIds, drawNumber } from '#bridge-lib/request-id.ts';

describe('createRequestIds', () => {
  it('§9.9 writes milliseconds since 1970 and a number from 0 to 99', () => {
    const [now, chance] = [() => 1_700_000_000_123.9, () => 0.575];
    const ids = createRequestIds(now, chance);

    expect(ids()).toBe('170000000012357');
    expect(ids()).toBe('170000000012358');
  });

  it('takes the next millisecond when all hundred numbers are used', () => {
    const [now, chance] = [() => 1_700_000_000_000, () => 0.99];
    const ids = createRequestIds(now, chance);
    const hundred = Array.from({ length: 100 }, ids);

    expect(new Set(hundred).size).toBe(100);
    expect(ids()).toBe('170000000000199');
  });

  it('B25: never repeats an id, for any clock and random numbers', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(fc.integer({ min: -5_000, max: 5_000 }), fc.double({ min: 0, max: 1, noNaN: true })),
          { minLength: 1, maxLength: 400 },
        ),
        (steps) => {
          let now = 1_700_000_000_000;
          let chance = 0;
          const ids = createRequestIds(
            () => now,
            () => chance,
          );
          const seen = steps.map(([shift, draw]) => {
            now += shift;
            chance = draw;
            return ids();
          });

          expect(new Set(seen).size).toBe(seen.length);
        },
      ),
    );
  });
});

it.each([
  [0, 0],
  [0.9999, 99],
  [1, 99],
])('drawNumber maps the random number %d to %i', (chance, number) => {
  expect(drawNumber(() => chance)).toBe(number);
});
