/**
 * Fills an empty database with the rows of another: creates the tables of the rows' version, writes all rows in one
 * transaction, reads them back and compares them before the commit, and then runs the newer migrations.
 */
import type { Kysely } from 'kysely';
import {
  migrateTo,
  migrateToLatest,
  migrations as knownMigrations,
  type DatabaseLocation,
} from '#server/db/database.ts';
import type { Database, Schema } from '#server/db/schema.ts';
import { InputError } from '#server/commands/command.ts';
import { isEmpty, withDatabase } from './database.ts';
import { createSummary, differences, summarize, withoutNul, writeTables, type Piece } from './tables.ts';

export type Loaded = Awaited<ReturnType<typeof loadInto>>;

/**
 * @param after in the same transaction, once all rows are written
 * @returns in `cleaned`, a sentence for each value that was changed to fit the database
 * @throws InputError where the database is not empty, the rows are of a newer version, or a row is refused
 */
export async function loadInto(
  location: DatabaseLocation,
  migrations: readonly string[],
  pieces: () => AsyncIterable<Piece>,
  after: (transaction: Kysely<Schema>) => Promise<void>,
) {
  const newer = migrations.find((name) => !Object.hasOwn(knownMigrations, name));
  const last = migrations.at(-1);
  if (newer !== undefined || last === undefined) {
    throw new InputError(
      `The data are from a newer version of this site (${newer ?? 'unknown'}): use that version.`,
    );
  }
  return withDatabase(location, async (db: Database) => {
    if (!(await isEmpty(db))) {
      throw new InputError(
        'The target database is not empty: use an empty one (a new DATA_DIR, or a new PostgreSQL database).',
      );
    }
    await migrateTo(db, last);
    const cleaned: string[] = [];
    const clean = (all: AsyncIterable<Piece>): AsyncIterable<Piece> =>
      location.kind === 'postgres' ? withoutNul(all, (row) => void cleaned.push(row)) : all;
    const summary = await db.transaction().execute(async (transaction) => {
      const { through, result } = createSummary();
      await writeTables(transaction, through(clean(pieces())));
      const problems = differences(result(), await summarize(transaction, location.kind));
      if (problems.length > 0) throw new Error(`Nothing was written: ${problems.join(', ')}.`);
      await after(transaction);
      return result();
    });
    await migrateToLatest(db);
    return { summary, cleaned };
  });
}
