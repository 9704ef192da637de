/**
 * The table of reports: one row for each different report, however often it comes, and at most `MOST_ROWS` of them.
 * Deleted reports are counted in a row of their own, so that the total stays right.
 */
import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database, Schema } from '#server/db/schema.ts';
import { holdKeys } from '#server/limits/held-keys.ts';
import { leastCrowdedFirst, mostCrowded } from './crowding.ts';
import type { PageReport } from './shapes.ts';

const MOST_ROWS = 1000;
const MOST_COUNTED = 1_000_000_000;
/** Counts the reports without a row of their own. */
export const MORE: PageReport = { kind: 'error', page: '', what: '(more than are kept apart)', place: '' };
/** Held while one server writes, so that two do not both see the last free row. */
const WRITER_KEY = 'page-reports';

export interface Gathered {
  report: PageReport;
  /** Which networks it came from (`sources.ts`). */
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

export const MORE_ID = idOf(MORE);

/** @returns the added reports, the least crowded first, and the number of deleted rows */
export function writeReports(db: Database, all: Iterable<Gathered>, now: number) {
  return db.transaction().execute(async (transaction) => {
    await holdKeys(transaction, [WRITER_KEY], now);
    const inserted = new Set<string>();
    for (const gathered of all) {
      if (await add(transaction, gathered)) inserted.add(idOf(gathered.report));
    }
    if (inserted.size === 0) return { fresh: [], dropped: 0 };
    const rows = await transaction
      .selectFrom('page_reports')
      .select(['id', 'kind', 'page', 'what', 'place', 'sources', 'last_at as lastAt'])
      .where('id', '!=', MORE_ID)
      .execute();
    const gone = mostCrowded(rows, rows.length - MOST_ROWS);
    if (gone.length > 0)
      await drop(
        transaction,
        gone.map(({ id }) => id),
        now,
      );
    const left = new Set(rows).difference(new Set(gone));
    const fresh = leastCrowdedFirst([...left]).filter(({ id }) => inserted.has(id));
    return { fresh: fresh.map(reportOf), dropped: gone.length };
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
  { report, sources, count, firstAt, lastAt }: Gathered,
): Promise<boolean> {
  const id = idOf(report);
  const { numUpdatedRows } = await transaction
    .updateTable('page_reports')
    .set(({ eb }) => ({
      // After years of growth it must still fit the column.
      count: eb
        .case()
        .when('count', '<', MOST_COUNTED)
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

/** Their counts are added to the common row. */
async function drop(transaction: Transaction<Schema>, ids: readonly string[], now: number): Promise<void> {
  const gone = await transaction
    .deleteFrom('page_reports')
    .where('id', 'in', ids)
    .returning(['count', 'first_at'])
    .execute();
  await add(transaction, {
    report: MORE,
    sources: 0,
    count: gone.reduce((sum, row) => sum + row.count, 0),
    firstAt: Math.min(...gone.map(({ first_at }) => first_at)),
    lastAt: now,
  });
}
