/** Whole databases: a snapshot of all tables, whether they hold anything, and which migrations have run. */
import { existsSync } from 'node:fs';
import { sql, type Kysely } from 'kysely';
import { InputError } from '#server/commands/command.ts';
import type { ServerConfig } from '#server/config.ts';
import {
  LONG_STATEMENT_MS,
  databaseLocation,
  openDatabase,
  type DatabaseLocation,
} from '#server/db/database.ts';
import type { Database, Schema } from '#server/db/schema.ts';
import type { DatabaseKind } from './tables.ts';

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
export async function isEmpty(db: Database): Promise<boolean> {
  for (const { name } of await db.introspection.getTables()) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db);
    if (rows.length > 0) return false;
  }
  return true;
}
