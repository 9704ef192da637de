/**
 * Figures for the operator: visits, downloads and registrations from the daily sums, without anything about a person;
 * and the opened accounts with who referred them, the basis of partners' pay. Phones are masked.
 */
import { sql } from 'kysely';
import { readPromoterMark } from '#server/content/content.ts';
import {
  beijingDay,
  COUNTED,
  DIMENSIONS,
  sumsBy,
  sumsByDay,
  dayStart,
  IS_CUSTOMER,
} from '#server/statistics/sums.ts';
import { maskPhone } from '#src/domain/new-account.ts';
import { listCommand, oneOf, type Listing, type Period } from './arguments.ts';
import type { CommandContext } from './command.ts';

export const statistics = listCommand('statistics', {
  options: { by: { type: 'string', default: 'day' } },
  async list({ db, config }, period, values) {
    const by = oneOf('--by', values.by, DIMENSIONS);
    const mark = by === 'promoter' ? readPromoterMark(config.contentDir) : undefined;
    const sums =
      by === 'day'
        ? (await sumsByDay(db, period)).map(({ day, ...counts }) => ({ value: beijingDay(day), ...counts }))
        : await sumsBy(db, by, period);
    return {
      columns: [by, ...(mark ? ['known'] : []), ...COUNTED],
      rows: sums.map((sum) => [
        sum.value,
        ...(mark ? [mark(sum.value)] : []),
        ...COUNTED.map((name) => sum[name]),
      ]),
      empty: 'Nothing was counted.',
    };
  },
});

const BY = ['promoter', 'channel', 'day'] as const;
/** Counted or one by one, in the same columns. */
const COLUMNS = 'day promoter channel callback activity from utm_source referrer count'.split(' ');
const EMPTY = 'Nobody registered.';

interface Filter extends Period {
  promoter: string | undefined;
}

export const registrations = listCommand('registrations', {
  options: { promoter: { type: 'string' }, by: { type: 'string' } },
  list(context, period, values) {
    const filter = { ...period, promoter: values.promoter };
    const mark = readPromoterMark(context.config.contentDir);
    const by = values.by === undefined ? undefined : oneOf('--by', values.by, BY);
    return by ? counted(context, filter, by, mark) : listed(context, filter, mark);
  },
});

const registered = ({ db }: CommandContext, { from, to, promoter }: Filter) =>
  db
    .selectFrom('users')
    .where(IS_CUSTOMER)
    .where('created_at', '>=', from)
    .where('created_at', '<', to)
    .$if(promoter !== undefined, (query) => query.where('promoter', '=', promoter ?? ''));

/** One account in each row; `count` is 1, so that sums over rows are right. */
async function listed(
  context: CommandContext,
  filter: Filter,
  mark: (promoter: string) => string,
): Promise<Listing> {
  const rows = await registered(context, filter)
    .select(['id', 'created_at', 'promoter', 'channel', 'callback', 'activity_id', 'from_channel'])
    .select(['utm_source', 'referred_by', 'area_code', 'phone'])
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return {
    columns: [...COLUMNS, 'known', 'phone', 'id'],
    rows: rows.map((row) => [
      beijingDay(row.created_at),
      row.promoter,
      row.channel,
      row.callback,
      row.activity_id,
      row.from_channel,
      row.utm_source,
      row.referred_by,
      1,
      mark(row.promoter),
      `+${row.area_code} ${maskPhone(row.phone)}`,
      row.id,
    ]),
    empty: EMPTY,
  };
}

/** Columns that are not grouped by are empty. */
async function counted(
  context: CommandContext,
  filter: Filter,
  by: (typeof BY)[number],
  mark: (promoter: string) => string,
): Promise<Listing> {
  const value = by === 'day' ? dayStart(sql`created_at`) : sql.ref(by);
  const rows = await registered(context, filter)
    .select([sql`${value}`.as('value'), sql`count(*)`.as('count')])
    .groupBy(sql`1`)
    .orderBy(by === 'day' ? sql`1` : sql`2 desc, 1`)
    .execute();
  return {
    columns: [...COLUMNS, ...(by === 'promoter' ? ['known'] : [])],
    rows: rows.map((row) => {
      const name = by === 'day' ? beijingDay(Number(row.value)) : String(row.value);
      const cells: Readonly<Record<string, string | number>> = { [by]: name, count: Number(row.count) };
      return [...COLUMNS.map((column) => cells[column] ?? ''), ...(by === 'promoter' ? [mark(name)] : [])];
    }),
    empty: EMPTY,
  };
}
