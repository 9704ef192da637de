import { expect, it } from 'vitest';
import { beijingHour, isSupportOpen } from '#src/domain/support-hours.ts';

it.each([
  ['2026-11-20T08:59:59+08:00', false],
  ['2026-11-20T09:00:00+08:00', true],
  ['2026-11-20T21:59:59+08:00', true],
  ['2026-11-20T22:00:00+08:00', false],
  ['2026-11-20T20:00:00-08:00', true],
  ['2026-11-20T15:00:00Z', false],
])('§9.22 isSupportOpen says at %s %s', (at, isOpen) => {
  expect(isSupportOpen(Date.parse(at))).toBe(isOpen);
});

it.each([
  ['2026-11-20T00:10:00+08:00', 0],
  ['2026-11-20T15:00:00Z', 23],
])('beijingHour is that of Beijing at %s', (at, hour) => {
  expect(beijingHour(Date.parse(at))).toBe(hour);
});
