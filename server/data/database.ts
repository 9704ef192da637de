/**
 * Whole databases: a snapshot of all tables, whether they hold anything, and which migrations have run. An empty one is
 * filled with the rows of another: creates the tables of the rows' version, writes all rows in one transaction, reads
 * them back and compares them before the commit, and then runs the newer migrations.
 */
import { existsSync } from 'node:fs';
import { sql, type Kysely } from 'kysely';
import { InputError } from '#server/commands/command.ts';
import type { ServerConfig } from '#server/config.ts';
import {
  LONG_STATEMENT_MS,
  databaseLocation,
  openDatabase,
  type DatabaseLocation,
  migrateTo,
  migrateToLatest,
  migrations as knownMigrations,
} from '#server/db/database.ts';
import type { Database, Schema } from '#server/db/schema.ts';
import {
  type DatabaseKind,
  createSummary,
  differences,
  summarize,
  withoutNul,
  writeTables,
  type Piece,
} from './tables.ts';

/** Opens, works, closes; for work on all rows, with a longer time limit than a visitor's statements. */
export async function withDatabase<T>(
  location: DatabaseLocation,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  const db = openDatabase(
    location.kind === 'sqlite' ? location : { ...location, statementMs: LONG_STATEMENT_MS },
  );
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

/** Opens the installation's database without migrating it. @throws InputError where there is none */
export async function openExisting<T>(
  config: ServerConfig,
  work: (db: Database, kind: DatabaseKind) => Promise<T>,
): Promise<T> {
  const location = databaseLocation(config);
  if (location.kind === 'sqlite' && !existsSync(location.path)) {
    throw new InputError(
      `There is no database at ${location.path}: start the server once, or set DATA_DIR or DATABASE_URL to the one that it uses.`,
    );
  }
  return withDatabase(location, (db) => work(db, location.kind));
}

/** A snapshot of one moment, while the server continues to write. */
export async function withSnapshot<T>(
  db: Database,
  kind: DatabaseKind,
  work: (connection: Kysely<Schema>) => Promise<T>,
): Promise<T> {
  return db.connection().execute(async (connection) => {
    // SQLite's snapshot begins with the first read and does not block other writers.
    const begin = kind === 'sqlite' ? 'begin deferred' : 'begin isolation level repeatable read read only';
    await sql.raw(begin).execute(connection);
    try {
      return await work(connection);
    } finally {
      // Nothing was written, so a failed rollback does not matter; a broken connection is the error to report.
      await sql`rollback`.execute(connection).catch(() => undefined);
    }
  });
}

const tableNames = async (db: Kysely<Schema>): Promise<string[]> =>
  (await db.introspection.getTables({ withInternalKyselyTables: true })).map(({ name }) => name);

/** Names of the migrations that have run, in order. */
export async function migrationsOf(db: Kysely<Schema>): Promise<string[]> {
  if (!(await tableNames(db)).includes('kysely_migration')) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** No tables, or no rows in them. */
async function isEmpty(db: Database): Promise<boolean> {
  for (const { name } of await db.introspection.getTables()) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db);
    if (rows.length > 0) return false;
  }
  return true;
}

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
      const written = createSummary();
      await writeTables(transaction, written.through(clean(pieces())));
      const problems = differences(written.result(), await summarize(transaction, location.kind));
      if (problems.length > 0) throw new Error(`Nothing was written: ${problems.join(', ')}.`);
      await after(transaction);
      return written.result();
    });
    await migrateToLatest(db);
    return { summary, cleaned };
  });
}
