/** Fills an empty database with the rows of another of the same version, all of them in one transaction. */
import type { Kysely } from 'kysely';
import { migrateToLatest, migrations, type DatabaseLocation } from '#server/db/database.ts';
import type { Schema } from '#server/db/schema.ts';
import { InputError } from '#server/commands/command.ts';
import { isEmpty, withDatabase } from './database.ts';
import { writeTables, type Piece } from './tables.ts';

/**
 * @param made of what the rows come from, its migrations
 * @param after in the same transaction, once all rows are there
 * @returns how many rows
 * @throws InputError where the database is not empty, or the rows are of another version
 */
export function loadInto(
  location: DatabaseLocation,
  made: readonly string[],
  pieces: () => AsyncIterable<Piece>,
  after: (transaction: Kysely<Schema>) => Promise<void>,
): Promise<number> {
  if (made.join() !== Object.keys(migrations).toSorted().join())
    throw new InputError('The rows are of another version of this site: use that one.');
  return withDatabase(location, async (db) => {
    if (!(await isEmpty(db))) {
      throw new InputError(
        'The database to write into is not empty: give an empty one (a new DATA_DIR, or a new database of PostgreSQL).',
      );
    }
    await migrateToLatest(db);
    return db.transaction().execute(async (transaction) => {
      const rows = await writeTables(transaction, location.kind, pieces());
      await after(transaction);
      return rows;
    });
  });
}
