import { describe, expect, it } from 'vitest';
import { dayRange, isDay, isoDay, longDay } from '#src/domain/day.ts';

const day = new Date('2026-09-03T00:00:00Z');

describe('longDay', () => {
  it.each([
    ['zh-CN', '2026年9月3日'],
    ['en-US', 'September 3, 2026'],
  ] as const)('writes a day in %s as %s', (locale, text) => {
    expect(longDay(day, locale)).toBe(text);
  });
});

describe('isoDay', () => {
  it('is the day in the given zone', () => {
    const late = new Date('2026-12-31T16:30:00Z');

    expect(isoDay(late)).toBe('2026-12-31');
    expect(isoDay(late, 'Asia/Shanghai')).toBe('2027-01-01');
  });
});

describe('isDay', () => {
  it.each([
    ['2028-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['2026-9-3', false],
    ['', false],
  ])('of %j is %j', (text, expected) => {
    expect(isDay(text)).toBe(expected);
  });
});

describe('dayRange', () => {
  it.each([
    ['2026-09-18', '2026-09-27', 'zh-CN', '2026年9月18日至27日'],
    ['2026-09-18', '2026-09-27', 'en-US', 'September 18–27, 2026'],
    ['2026-11-01', '2026-12-31', 'zh-CN', '2026年11月1日至12月31日'],
    ['2026-11-01', '2026-12-31', 'en-US', 'November 1–December 31, 2026'],
    ['2026-12-01', '2027-01-31', 'en-US', 'December 1, 2026–January 31, 2027'],
  ] as const)('says once what %s and %s share, in %s and in Beijing time', (from, to, locale, text) => {
    const [starts, ends] = [new Date(`${from}T00:00:00+08:00`), new Date(`${to}T23:59:59+08:00`)];

    expect(dayRange(starts, ends, locale)).toBe(text);
  });
});
