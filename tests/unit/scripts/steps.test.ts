import { describe, expect, it } from 'vitest';
import { checks } from '#scripts/lib/steps.ts';
import { countsIn } from '#scripts/lib/test-counts.ts';

describe('countsIn', () => {
  it.each([
    [
      ' Test Files  1 failed | 2 passed (3)\n      Tests  1 failed | 49 passed (50)\n   Start at  14:20',
      49,
      1,
    ],
    ['      Tests  50 passed (50)\n', 50, 0],
    ['  ✓  1 [a] › says 3 failed (1s)\n\n  20 passed (20.1s)\n', 20, 0],
    ['  2 failed\n    [a] › b\n  1 flaky\n    [a] › c\n  4 did not run\n  15 passed (19.5s)\n', 16, 6],
    ['page  kind\n\n110 passed, 2 failed\n', 110, 2],
    ['1 passed, 5 failed\nlater\n7 passed, 0 failed\n', 7, 0],
    ['no counts at all', 0, 0],
  ])('reads %j', (output, passed, failed) => {
    expect(countsIn(output)).toEqual({ passed, failed });
  });
});

describe('the checks', () => {
  it('come after checks that exist', () => {
    const ids = checks.map(({ id }) => id);

    expect(checks.flatMap(({ after }) => after).filter((id) => !ids.includes(id))).toEqual([]);
  });
});
