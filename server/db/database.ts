/** Opens the database that the settings name and brings its tables up to date. */
import { mkdirSync, promises as fs } from 'node:fs';
import { Socket } from 'node:net';
import path, { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  CompiledQuery,
  Kysely,
  PostgresDialect,
  PostgresDriver,
  type DatabaseConnection,
  type LogEvent,
  type TransactionSettings,
} from 'kysely';
import { FileMigrationProvider, Migrator, type Migration } from 'kysely/migration';
import pg from 'pg';
import { withoutRequestId } from '#server/watch/request-id.ts';
import type { Database, Schema } from './schema.ts';
import { sqliteDialect } from './sqlite-dialect.ts';

/** By the names of their files, in the order of these; one that has run is never changed again. */
export const migrations = await new FileMigrationProvider({
  fs,
  path,
  migrationFolder: join(import.meta.dirname, 'migrations'),
  import: (file) => import(pathToFileURL(file).href),
}).getMigrations();

/** What a visitor waits for; the database itself ends what takes longer. */
const STATEMENT_MS = 10_000;
/** Rows of a year that are copied, and an index that a migration makes over them. */
export const LONG_STATEMENT_MS = 600_000;
/** A database that is there says so, if only by ending the statement; after so much more time it does not answer at all. */
const SILENCE_MS = 5000;

interface PostgresLocation {
  kind: 'postgres';
  url: string;
  onIdleError?: (error: Error) => void;
  statementMs?: number;
}

export type DatabaseLocation = { kind: 'sqlite'; path: string } | PostgresLocation;

export function databaseLocation(config: {
  databaseUrl: string | undefined;
  dataDir: string;
}): DatabaseLocation {
  if (config.databaseUrl !== undefined) return { kind: 'postgres', url: config.databaseUrl };
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
  return { kind: 'sqlite', path: join(config.dataDir, 'site.sqlite') };
}

/** One statement that has run. Values are bound, so its text holds none. */
export interface QueryFacts {
  sql: string;
  ms: number;
}

/** @param onQuery hears of each statement, also of those that failed */
export function openDatabase(location: DatabaseLocation, onQuery?: (query: QueryFacts) => void): Database {
  const log = onQuery && {
    log: ({ query, queryDurationMillis }: LogEvent) => onQuery({ sql: query.sql, ms: queryDurationMillis }),
  };
  if (location.kind === 'sqlite') {
    return new Kysely<Schema>({ dialect: sqliteDialect(location.path), ...log });
  }
  const { statementMs = STATEMENT_MS } = location;
  const pool = new pg.Pool({
    connectionString: location.url,
    max: 10,
    connectionTimeoutMillis: 5000,
    application_name: 'site',
    stream: () => impatientSocket(statementMs + SILENCE_MS),
    types: {
      // Times are far below 2^53; the driver's default would hand them over as text.
      getTypeParser: (oid, format) =>
        oid === pg.types.builtins.INT8
          ? Number
          : (pg.types.getTypeParser(oid, format) as (value: string) => unknown), // its declared type names no argument
    },
  });
  // Without a listener a connection that breaks would end the process: an idle one tells the pool, one that is in use and
  // between two statements tells itself, and the next statement fails.
  const onBroken = (error: Error): void => withoutRequestId(() => location.onIdleError?.(error));
  pool.on('error', onBroken);
  pool.on('connect', (client) => client.on('error', onBroken));
  return new Kysely<Schema>({ dialect: limitedDialect(pool, statementMs), ...log });
}

/**
 * The time limit is told by statements, not when a connection starts: a pooler like pgbouncer refuses the start. One that
 * gives out connections by transaction keeps no setting of a connection, so each transaction tells its own.
 */
function limitedDialect(pool: pg.Pool, statementMs: number): PostgresDialect {
  const limit = (scope: 'local' | 'session') =>
    CompiledQuery.raw(`set ${scope} statement_timeout = ${statementMs}`);
  class LimitedDriver extends PostgresDriver {
    override async beginTransaction(
      connection: DatabaseConnection,
      settings: TransactionSettings,
    ): Promise<void> {
      await super.beginTransaction(connection, settings);
      await connection.executeQuery(limit('local'));
    }
  }
  const config = {
    pool,
    onCreateConnection: async (connection: DatabaseConnection) => {
      await connection.executeQuery(limit('session'));
    },
  };
  return Object.assign(new PostgresDialect(config), { createDriver: () => new LimitedDriver(config) });
}

/**
 * A machine that froze, or a firewall that forgot the connection, never ends it: a query would wait for a quarter of an
 * hour, and the pool would run out. Connections that nobody uses are closed by the pool before this.
 */
function impatientSocket(ms: number): Socket {
  const socket = new Socket();
  socket.setTimeout(ms, () =>
    socket.destroy(Object.assign(new Error('The database did not answer in time.'), { code: 'ETIMEDOUT' })),
  );
  return socket;
}

/**
 * @param target the last one to run; all that there are where it is left out
 * @throws the error that stopped a migration; the database is then as it was before the first of them
 */
export async function migrateTo(
  db: Database,
  target?: string,
  all: Readonly<Record<string, Migration>> = migrations,
): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(all) } });
  const { error } = await (target === undefined ? migrator.migrateToLatest() : migrator.migrateTo(target));
  if (error !== undefined)
    throw error instanceof Error ? error : new Error('A migration failed.', { cause: error });
}

/** @throws as `migrateTo` */
export const migrateToLatest = (db: Database): Promise<void> => migrateTo(db);
