/** Both databases for tests: `describe.each(DATABASE_KINDS)`, then `openTestDatabase(kind)`. */
import { sql } from 'kysely';
import { it, onTestFinished } from 'vitest';
import { migrateToLatest, openDatabase, type QueryFacts } from '#server/db/database.ts';
import type { Database } from '#server/db/schema.ts';
import { isMissing } from '#scripts/lib/machine.ts';
import { createPostgresDatabase, SHARED_URL_KEY } from './postgres.ts';
import { waitUntil } from './wait-until.ts';

export type DatabaseKind = 'sqlite' | 'postgres';
export const DATABASE_KINDS: readonly DatabaseKind[] = isMissing('postgres')
  ? ['sqlite']
  : ['sqlite', 'postgres'];

let threadDatabase: ReturnType<typeof createThreadDatabase> | undefined;
let sqliteTables: Promise<string[]> | undefined;

/** Rows of a table of cases: all on the embedded database, on PostgreSQL only the first. */
export const rowsOn = <Row>(kind: DatabaseKind, rows: readonly Row[]): readonly Row[] =>
  kind === 'sqlite' ? rows : rows.slice(0, 1);

/** For what SQLite lacks; a run without PostgreSQL skips it and says so at its end. */
export const itOnPostgres = it.skipIf(isMissing('postgres'));

/** The address is set for PostgreSQL only, so that a second server can share it. */
export async function openTestDatabase(kind: DatabaseKind, onQuery?: (query: QueryFacts) => void) {
  if (kind === 'sqlite') {
    const db = openDatabase({ kind, path: ':memory:' }, onQuery);
    sqliteTables ??= statementsOfSqlite();
    for (const statement of await sqliteTables) await sql.raw(statement).execute(db);
    return { db, url: undefined, close: () => db.destroy() };
  }
  // One database for the files of a thread, emptied for each test: creating one costs more than most tests.
  threadDatabase ??= createThreadDatabase();
  const { url, emptying } = await threadDatabase;
  const db = openDatabase({ kind, url }, onQuery);
  await sql.raw(emptying).execute(db);
  return { db, url, close: () => db.destroy() };
}

export async function databaseForTest(kind: DatabaseKind): Promise<Database> {
  const { db, close } = await openTestDatabase(kind);
  onTestFinished(close);
  return db;
}

/** The statements that create its tables: the migrations take ten times as long, and have their own tests. */
async function statementsOfSqlite(): Promise<string[]> {
  const db = openDatabase({ kind: 'sqlite', path: ':memory:' });
  await migrateToLatest(db);
  const { rows } = await sql<{ sql: string }>`
    select sql from sqlite_schema where sql is not null and name not like 'sqlite_%' order by rowid`.execute(
    db,
  );
  await db.destroy();
  return rows.map((row) => row.sql);
}

/** With the statements that empty its tables. It is removed with the run's server. */
async function createThreadDatabase(): Promise<{ url: string; emptying: string }> {
  const { url } = await createPostgresDatabase(process.env[SHARED_URL_KEY] ?? '');
  const db = openDatabase({ kind: 'postgres', url });
  await migrateToLatest(db);
  const tables = await db.introspection.getTables();
  await db.destroy();
  const names = tables.map(({ name }) => name).filter((name) => !name.startsWith('kysely_'));
  // TRUNCATE makes new files for every table, which takes six times as long for a few rows. As a replica the server
  // does not check references, so that the order does not matter.
  const statements = names.map((name) => `delete from "${name}"`);
  const emptying = `begin; set local session_replication_role = replica; ${statements.join('; ')}; commit`;
  return { url, emptying };
}

/** Waits until a statement waits for a locked row; on the embedded database, for its one connection. */
export async function untilSomebodyWaits(kind: DatabaseKind, db: Database): Promise<void> {
  if (kind === 'sqlite') return;
  await waitUntil('somebody who waits', async () => {
    const { rows } = await sql`
      select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
      db,
    );
    return rows.length > 0;
  });
}
