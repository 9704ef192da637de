import { expect, it } from 'vitest';
import { byRelevance, isFarOff, nextChange, promotionState, timeLeft } from '#src/domain/promotion-state.ts';

const at = (text: string) => new Date(text);
const period = { starts: at('2026-11-01T00:00:00+08:00'), ends: at('2026-12-31T23:59:59+08:00') };

it.each([
  ['2026-10-31T23:59:59+08:00', 'upcoming'],
  ['2026-11-01T00:00:00+08:00', 'running'],
  ['2026-12-31T23:59:59+08:00', 'running'],
  ['2026-12-31T16:00:00Z', 'ended'],
])('promotionState is, at %s, %s', (now, state) => {
  expect(promotionState(period, at(now))).toBe(state);
});

it('nextChange is the start while upcoming, the moment after the end while running, nothing once ended', () => {
  expect(nextChange(period, at('2026-10-01T00:00:00Z'))).toEqual(period.starts);
  expect(nextChange(period, at('2026-11-20T00:00:00Z'))).toEqual(new Date(period.ends.getTime() + 1));
  expect(nextChange(period, at('2027-01-01T00:00:00Z'))).toBeUndefined();
});

it.each([
  [-5000, { days: 0, hours: 0, minutes: 0, seconds: 0 }],
  [1, { days: 0, hours: 0, minutes: 0, seconds: 1 }],
  [90_061_000, { days: 1, hours: 1, minutes: 1, seconds: 1 }],
])('timeLeft reads %i ms as %o', (milliseconds, left) => {
  expect(timeLeft(new Date(milliseconds), new Date(0))).toEqual(left);
});

it('§2.43 byRelevance puts running before upcoming before ended, and the nearest first in each', () => {
  const entry = (starts: string, ends: string) => ({ starts: at(starts), ends: at(ends) });
  const inOrder = [
    // Running,
    entry('2026-11-01', '2026-12-31'),
    entry('2026-01-01', '2027-02-28'),
    // upcoming,
    entry('2026-12-01', '2027-01-31'),
    entry('2027-03-01', '2027-04-01'),
    // and ended.
    entry('2026-09-18', '2026-09-27'),
    entry('2021-06-01', '2021-06-20'),
  ] as const;
  const [shorter, longer, soon, later, lately, longAgo] = inOrder;

  expect(byRelevance([longAgo, later, longer, lately, soon, shorter], at('2026-11-20'))).toEqual(inOrder);
});

it.each([
  ['2026-12-15', false],
  ['2026-12-31', true],
])('isFarOff tells whether %s is too far from 20 November 2026 to count down to', (day, isFar) => {
  expect(isFarOff(at(day), at('2026-11-20'))).toBe(isFar);
});
