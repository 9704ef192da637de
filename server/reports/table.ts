/**
 * The table of reports: one row for each different report, however often it comes, and at most `MAX_ROWS` of them.
 * Deleted reports are counted in a row of their own, so that the total stays right.
 */
import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database, Schema } from '#server/db/schema.ts';
import { lockKeys } from '#server/limits/limiter.ts';
import { leastCrowdedFirst, mostCrowded } from './crowding.ts';
import type { PageReport } from './shapes.ts';

const MAX_ROWS = 1000;
const MAX_COUNT = 1_000_000_000;
/** Counts the reports without a row of their own. */
export const OVERFLOW: PageReport = {
  kind: 'error',
  page: '',
  what: '(more than are kept apart)',
  place: '',
};
/** Held while one server writes, so that two do not both see the last free row. */
const WRITER_KEY = 'page-reports';

export interface CountedReport {
  report: PageReport;
  /** Which networks it came from (`crowding.ts`). */
  sources: number;
  count: number;
  firstAt: number;
  lastAt: number;
}

export const idOf = ({ kind, page, what, place }: PageReport): string =>
  createHash('sha256')
    .update(JSON.stringify([kind, page, what, place]))
    .digest('hex')
    .slice(0, 32);

export const OVERFLOW_ID = idOf(OVERFLOW);

/** @returns the added reports, the least crowded first, and the number of deleted rows */
export function writeReports(db: Database, all: Iterable<CountedReport>, now: number) {
  return db.transaction().execute(async (transaction) => {
    await lockKeys(transaction, [WRITER_KEY], now);
    const inserted = new Set<string>();
    for (const counted of all) {
      if (await add(transaction, counted)) inserted.add(idOf(counted.report));
    }
    if (inserted.size === 0) return { added: [], deleted: 0 };
    const rows = await transaction
      .selectFrom('page_reports')
      .select(['id', 'kind', 'page', 'what', 'place', 'sources', 'last_at as lastAt'])
      .where('id', '!=', OVERFLOW_ID)
      .execute();
    const removed = mostCrowded(rows, rows.length - MAX_ROWS);
    const ids = removed.map(({ id }) => id);
    if (ids.length > 0) await moveToCommonRow(transaction, ids, now);
    const remaining = new Set(rows).difference(new Set(removed));
    const added = leastCrowdedFirst([...remaining]).filter(({ id }) => inserted.has(id));
    return { added: added.map(reportOf), deleted: removed.length };
  });
}

/** The kind in a row comes from a report. */
const reportOf = ({ kind, page, what, place }: Record<keyof PageReport, string>): PageReport => ({
  kind: kind as PageReport['kind'],
  page,
  what,
  place,
});

/** @returns whether it is a new row */
async function add(
  transaction: Transaction<Schema>,
  { report, sources, count, firstAt, lastAt }: CountedReport,
): Promise<boolean> {
  const id = idOf(report);
  const { numUpdatedRows } = await transaction
    .updateTable('page_reports')
    .set(({ eb }) => ({
      // After years of growth it must still fit the column.
      count: eb
        .case()
        .when('count', '<', MAX_COUNT)
        .then(eb('count', '+', count))
        .else(eb.ref('count'))
        .end(),
      sources: eb('sources', '|', sources),
      last_at: lastAt,
    }))
    .where('id', '=', id)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return false;
  await transaction
    .insertInto('page_reports')
    .values({ id, ...report, count, sources, first_at: firstAt, last_at: lastAt })
    .execute();
  return true;
}

/** Deletes rows, and adds their counts to the common row. */
async function moveToCommonRow(
  transaction: Transaction<Schema>,
  ids: readonly string[],
  now: number,
): Promise<void> {
  const deleted = await transaction
    .deleteFrom('page_reports')
    .where('id', 'in', ids)
    .returning(['count', 'first_at'])
    .execute();
  await add(transaction, {
    report: OVERFLOW,
    sources: 0,
    count: deleted.reduce((sum, row) => sum + row.count, 0),
    firstAt: Math.min(...deleted.map(({ first_at }) => first_at)),
    lastAt: now,
  });
}
