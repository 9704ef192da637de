/** Days and times as readers of a language write them. */
import type { Locale } from '#i18n/locales.ts';
import { HOUR_MS } from './duration.ts';

/** `2026-09-03`, and nothing else. */
export const DAY_PATTERN = /^\d{4}-\d{2}-\d{2}$/;

/** Whether it is a day that exists, written `2026-09-03`. */
export function isDay(text: string): boolean {
  const time = DAY_PATTERN.test(text) ? Date.parse(text) : NaN;
  // Some engines parse 2026-02-31 as a day in March, others not at all.
  return !Number.isNaN(time) && isoDay(new Date(time)) === text;
}

/** Promotions and hours use Beijing time; plain days are stored as midnight UTC. */
type Zone = 'UTC' | 'Asia/Shanghai';

/** `2026年9月3日`, `September 3, 2026`. */
export function longDay(day: Date, locale: Locale, timeZone: Zone = 'UTC'): string {
  return day.toLocaleDateString(locale, { dateStyle: 'long', timeZone });
}

/** `2026-09-03`, for `<time datetime>` and for columns. */
export function isoDay(day: Date, timeZone: Zone = 'UTC'): string {
  // Beijing is UTC+8 all year; with Intl a year of days would take the operator's page 60 ms.
  const ahead = timeZone === 'UTC' ? 0 : 8 * HOUR_MS;
  return new Date(day.getTime() + ahead).toISOString().slice(0, 10);
}

/** `2026年9月18日至27日`, `September 18–27, 2026`: common parts appear once. */
export function dayRange(from: Date, to: Date, locale: Locale, timeZone: Zone = 'Asia/Shanghai'): string {
  if (locale === 'zh-CN') {
    // ICU would print 2026/9/18 here, so the common year and month are cut by hand.
    const [first, last] = [longDay(from, locale, timeZone), longDay(to, locale, timeZone)];
    const [year, month] = [/^\d+年/.exec(first)?.[0] ?? '', /^\d+年\d+月/.exec(first)?.[0] ?? ''];
    const shared = last.startsWith(month) ? month : last.startsWith(year) ? year : '';
    return `${first}至${last.slice(shared.length)}`;
  }
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone });
  // ICU versions differ in the spaces around the dash.
  return format.formatRange(from, to).replace(/\s*–\s*/g, '–');
}
