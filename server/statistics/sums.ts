/**
 * How often the site was visited, an installer downloaded and an account opened: for each day of Beijing, where the
 * support hours are counted too, and within it by channel, promoter, language and device. Visits and downloads are
 * counted only for visitors who agreed to statistics.
 *
 * The hourly job adds up new events, and in the same transaction stores the time up to which it has come: a server that
 * dies adds nothing, and of two servers at once the second finds nothing left. Later events are counted in their own
 * tables, in the same statement, so that figures are current and count nothing twice.
 */
import { setImmediate } from 'node:timers/promises';
import { sql, type RawBuilder, type Transaction } from 'kysely';
import { MAX_CLOCK_DIFFERENCE_MS, type Clock } from '#server/clock.ts';
import { addMeta, writeMeta } from '#server/db/meta.ts';
import type { Database, Schema } from '#server/db/schema.ts';
import { DAY_MS, HOUR_MS } from '#src/domain/duration.ts';
import { isoDay } from '#src/domain/day.ts';

export const DIMENSIONS = ['day', 'channel', 'promoter', 'language', 'device'] as const;
export type Dimension = (typeof DIMENSIONS)[number];

export const COUNTED = ['landing', 'download', 'registration'] as const;
export type Counts = Record<(typeof COUNTED)[number], number>;

export interface Sum extends Counts {
  /** Empty where it is not known; `*` for values beyond the limit. */
  value: string;
}

/** The key in `meta` of the time up to which events are added up. */
const ADDED_UNTIL = 'figures_added_until';
/** An older transaction may still write; two of its statements end within this time. */
const STILL_WRITTEN_MS = 30_000 + MAX_CLOCK_DIFFERENCE_MS;
/** The most values of one dimension in an hour, since visitors can make values up. */
const MAX_VALUES = 200;
const OTHER_VALUES = '*';

const DAY = sql.lit(DAY_MS);
const BEIJING = sql.lit(8 * HOUR_MS);
/** The midnight in Beijing before a time. */
export const dayStart = (at: RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`((${at} + ${BEIJING}) / ${DAY} * ${DAY} - ${BEIJING})`;

/** Staff who join by invitation are not referred customers. */
export const IS_CUSTOMER = sql<boolean>`type <> 'staff'`;

const addedUntil = sql<number>`coalesce((select cast(value as bigint) from meta where key = ${ADDED_UNTIL}), 0)`;
/** PostgreSQL's sums of `bigint` are decimal numbers, which its driver returns as text. */
const COUNTS = sql.join(
  COUNTED.map((name) => sql`cast(sum(${sql.ref(name)}) as bigint) as ${sql.ref(name)}`),
);

/** Events by day and value, from one time up to another where that is given. */
function events(dimension: Dimension, from: RawBuilder<unknown>, to?: number): RawBuilder<unknown> {
  const value = dimension === 'day' ? sql`''` : sql.ref(dimension);
  const time = sql`created_at >= ${from} and ${to === undefined ? sql`1 = 1` : sql`created_at < ${sql.lit(to)}`}`;
  return sql`(
    select ${dayStart(sql`created_at`)} as day, value, ${COUNTS} from (
      select created_at, ${value} as value, case event when 'landing' then 1 else 0 end as landing,
        case event when 'download' then 1 else 0 end as download, 0 as registration
      from usage_records where event <> '' and ${time}
      union all
      select created_at, ${value}, 0, 0, 1 from users where ${IS_CUSTOMER} and ${time}
    ) as counted group by 1, 2
  )`;
}

/**
 * Adds up one hour at a time, so that a long backlog blocks neither a connection nor the embedded database for long.
 *
 * @param known the operator's promoters, which made-up ones do not displace
 */
export async function updateDailySums(db: Database, clock: Clock, known: readonly string[]): Promise<void> {
  const end = clock.now() - STILL_WRITTEN_MS;
  while (await db.transaction().execute((transaction) => addHour(transaction, end, known)))
    await setImmediate();
}

/** @returns whether there may be more */
async function addHour(
  transaction: Transaction<Schema>,
  end: number,
  known: readonly string[],
): Promise<boolean> {
  // Another server waits here, and continues where this one ended.
  const addedBefore = Number(await addMeta(transaction, ADDED_UNTIL, '0'));
  if (end <= addedBefore) return false;
  const { rows } = await sql<{ next: unknown }>`
    select min(at) as next from (
      select min(created_at) as at from usage_records where created_at >= ${addedBefore}
      union all select min(created_at) from users where created_at >= ${addedBefore}
    ) as times
  `.execute(transaction);
  const next = rows[0]?.next ?? null;
  const from = next === null ? end : Math.min(end, Number(next));
  const to = Math.min(end, from + HOUR_MS);
  if (from < to) {
    for (const dimension of DIMENSIONS) await addSums(transaction, dimension, { from, to, known });
  }
  await writeMeta(transaction, ADDED_UNTIL, String(to));
  return to < end;
}

async function addSums(
  transaction: Transaction<Schema>,
  dimension: Dimension,
  { from, to, known }: { from: number; to: number; known: readonly string[] },
): Promise<void> {
  const knownFirst = sql`case when value in (${sql.join(['', ...known])}) then 0 else 1 end`;
  await sql`
    insert into daily_sums (day, dimension, value, landing, download, registration)
    select day, ${sql.lit(dimension)}, case when place > ${sql.lit(MAX_VALUES)} then ${sql.lit(OTHER_VALUES)} else value end, ${COUNTS}
    from (
      select *, row_number() over (
        partition by day order by ${knownFirst}, registration desc, landing + download desc, value
      ) as place from ${events(dimension, sql.lit(from), to)} as counted
    ) as ranked
    where 1 = 1 group by 1, 2, 3
    on conflict (dimension, value, day) do update set
      landing = daily_sums.landing + excluded.landing,
      download = daily_sums.download + excluded.download,
      registration = daily_sums.registration + excluded.registration
  `.execute(transaction);
}

export interface SumQuery {
  /** Milliseconds since 1970, the end excluded; days count whole. */
  from: number;
  to: number;
  /** Only of this promoter. */
  promoter?: string;
}

/** Each day with events, oldest first. */
export async function sumsByDay(db: Database, query: SumQuery): Promise<DaySum[]> {
  const dimension = query.promoter === undefined ? 'day' : 'promoter';
  const { rows } = await sql<DaySum>`
    select day, ${COUNTS} from ${await sums(db, 'day', dimension, query)} as sums group by 1 order by 1
  `.execute(db);
  return rows;
}

/** Each value, with the most registrations first. */
export async function sumsBy(
  db: Database,
  dimension: Exclude<Dimension, 'day'>,
  { from, to }: SumQuery,
): Promise<Sum[]> {
  const { rows } = await sql<Sum>`
    select value, ${COUNTS} from ${await sums(db, 'value', dimension, { from, to })} as sums
    group by 1 order by registration desc, landing desc, value
  `.execute(db);
  return rows;
}

/**
 * The time up to which events are added up is read twice: in the statement, where it is of the same moment as the sums,
 * and before it, since the database would otherwise plan to read all events. It only ever grows. The sums of a year are
 * grouped before newer events are added, which takes the embedded database half the time.
 */
async function sums(
  db: Database,
  by: 'day' | 'value',
  dimension: Dimension,
  { from, to, promoter }: SumQuery,
): Promise<RawBuilder<unknown>> {
  const { rows } = await sql<{ at: unknown }>`select ${addedUntil} as at`.execute(db);
  const notAddedUp = sql`${sql.lit(Number(rows[0]?.at))} and created_at >= ${addedUntil}`;
  const isInPeriod = sql`day >= ${from} and day < ${to} and ${promoter === undefined ? sql`1 = 1` : sql`value = ${promoter}`}`;
  return sql`(
    select ${sql.ref(by)}, ${COUNTS} from daily_sums where dimension = ${dimension} and ${isInPeriod} group by 1
    union all
    select ${sql.ref(by)}, landing, download, registration from ${events(dimension, notAddedUp)} as not_added_up where ${isInPeriod}
  )`;
}

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
