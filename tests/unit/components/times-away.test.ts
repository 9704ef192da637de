import { expect, it } from 'vitest';
import { timesAway } from '#src/components/sections/recall/times-away.ts';

it.each([
  ['2026-11-22', ['2026-08-22', '2026-05-22', '2025-11-22', '2024-11-22', '']],
  ['2031-01-05', ['2030-10-05', '2030-07-05', '2030-01-05', '2029-01-05', '']],
])('timesAway counts back from %s, whatever year that is', (today, days) => {
  expect(timesAway(new Date(`${today}T10:00:00Z`)).map(({ lastSeen }) => lastSeen)).toEqual(days);
});
