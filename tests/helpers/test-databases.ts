/** Both databases for tests: `describe.each(DATABASE_KINDS)`, then `openTestDatabase(kind)`. */
import { sql } from 'kysely';
import { afterAll } from 'vitest';
import { migrateToLatest, openDatabase } from '#server/db/database.ts';
import type { Database } from '#server/db/schema.ts';
import { createPostgresDatabase, SHARED_URL_KEY, startPostgres, type PostgresServer } from './postgres.ts';
import { waitUntil } from './wait-until.ts';

export const DATABASE_KINDS = ['sqlite', 'postgres'] as const;
export type DatabaseKind = (typeof DATABASE_KINDS)[number];

let ownServer: Promise<PostgresServer> | undefined;
let fileDatabase: ReturnType<typeof createPostgresDatabase> | undefined;

/** The run's server, or one of this file's own where the run has none. */
async function serverUrl(): Promise<string> {
  const shared = process.env[SHARED_URL_KEY];
  if (shared !== undefined) return shared;
  ownServer ??= startPostgres();
  return (await ownServer).url;
}

afterAll(async () => {
  if (fileDatabase) await (await fileDatabase).drop();
  if (ownServer) await (await ownServer).stop();
});

export interface TestDatabase {
  db: Database;
  /** For PostgreSQL, so that a second server can share it. */
  url: string | undefined;
  close: () => Promise<void>;
}

export async function openTestDatabase(kind: DatabaseKind): Promise<TestDatabase> {
  if (kind === 'sqlite') {
    const db = openDatabase({ kind, path: ':memory:' });
    await migrateToLatest(db);
    return { db, url: undefined, close: () => db.destroy() };
  }
  // One database for a file, emptied for each test: making one costs more than most tests.
  fileDatabase ??= createPostgresDatabase(await serverUrl());
  const { url } = await fileDatabase;
  const db = openDatabase({ kind, url });
  await migrateToLatest(db);
  await emptyTables(db);
  return { db, url, close: () => db.destroy() };
}

async function emptyTables(db: Database): Promise<void> {
  const tables = await db.introspection.getTables();
  const names = tables.map(({ name }) => name).filter((name) => !name.startsWith('kysely_'));
  await sql`truncate ${sql.join(names.map((name) => sql.table(name)))}`.execute(db);
}

/** Until somebody waits for a row that another transaction holds; the embedded database has its one connection for that. */
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
