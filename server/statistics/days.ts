/** Days of Beijing, where the site's support hours are counted too. */
import { isoDay } from '#src/domain/day.ts';
import { DAY_MS } from '#src/domain/duration.ts';
import type { Counts } from './sums.ts';

/** `2026-01-31` */
export const beijingDay = (at: number): string => isoDay(new Date(at), 'Asia/Shanghai');

/** Midnights of the last days, today's included, oldest first. */
export function lastDays(now: number, count: number): number[] {
  const today = Date.parse(`${beijingDay(now)}T00:00:00+08:00`);
  return Array.from({ length: count }, (_day, index) => today - (count - 1 - index) * DAY_MS);
}

export type DaySum = Counts & { day: number };

const NOTHING: Counts = { landing: 0, download: 0, registration: 0 };

/** Includes days without events. */
export function everyDay(days: readonly number[], sums: readonly DaySum[]): DaySum[] {
  const known = new Map(sums.map((sum) => [sum.day, sum]));
  return days.map((day) => known.get(day) ?? { day, ...NOTHING });
}

export const total = (sums: readonly Counts[]): Counts => ({
  landing: sums.reduce((all, { landing }) => all + landing, 0),
  download: sums.reduce((all, { download }) => all + download, 0),
  registration: sums.reduce((all, { registration }) => all + registration, 0),
});
