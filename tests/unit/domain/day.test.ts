import { expect, it } from 'vitest';
import { dayRange, isDay, isoDay, longDay } from '#src/domain/day.ts';

const day = new Date('2026-09-03T00:00:00Z');

it.each([
  ['zh-CN', '2026年9月3日'],
  ['en-US', 'September 3, 2026'],
] as const)('longDay writes a day in %s as %s', (locale, text) => {
  expect(longDay(day, locale)).toBe(text);
});

it('isoDay is the day in the given zone', () => {
  const late = new Date('2026-12-31T16:30:00Z');

  expect(isoDay(late)).toBe('2026-12-31');
  expect(isoDay(late, 'Asia/Shanghai')).toBe('2027-01-01');
});

it.each([
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-9-3', false],
  ['', false],
])('isDay says of %j: %j', (text, expected) => {
  expect(isDay(text)).toBe(expected);
});

it.each([
  ['2026-09-18', '2026-09-27', 'zh-CN', '2026年9月18日至27日'],
  ['2026-09-18', '2026-09-27', 'en-US', 'September 18–27, 2026'],
  ['2026-11-01', '2026-12-31', 'zh-CN', '2026年11月1日至12月31日'],
  ['2026-11-01', '2026-12-31', 'en-US', 'November 1–December 31, 2026'],
  ['2026-12-01', '2027-01-31', 'en-US', 'December 1, 2026–January 31, 2027'],
] as const)('dayRange says what %s and %s share once, in %s', (from, to, locale, text) => {
  const [starts, ends] = [new Date(`${from}T00:00:00+08:00`), new Date(`${to}T23:59:59+08:00`)];

  expect(dayRange(starts, ends, locale)).toBe(text);
});
