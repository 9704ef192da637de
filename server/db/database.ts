/** Opens the configured database and runs its migrations. */
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

/** By file name, in that order; a migration that has run is never changed again. */
export const migrations = await new FileMigrationProvider({
  fs,
  path,
  migrationFolder: join(import.meta.dirname, 'migrations'),
  import: (file) => import(pathToFileURL(file).href),
}).getMigrations();

/** For a visitor's statement; the database itself cancels a longer one. */
const STATEMENT_MS = 10_000;
/** For copying a year of rows, or building an index over them in a migration. */
export const LONG_STATEMENT_MS = 600_000;
/** A reachable database answers, if only by cancelling the statement; after this time it counts as unreachable. */
const MAX_SILENCE_MS = 5000;

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

/** One executed statement. Values are bound, so its text holds none. */
export interface QueryFacts {
  sql: string;
  ms: number;
}

/** @param onQuery called for each statement, also for failed ones */
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
    stream: () => socketWithTimeout(statementMs + MAX_SILENCE_MS),
    types: {
      // Times are far below 2^53; by default the driver returns them as text.
      getTypeParser: (oid, format) =>
        oid === pg.types.builtins.INT8
          ? Number
          : (pg.types.getTypeParser(oid, format) as (value: string) => unknown), // its declared type names no argument
    },
  });
  // Without a listener a broken connection would end the process: an idle one reports to the pool, one in use reports
  // itself between two statements, and the next statement fails.
  const onBroken = (error: Error): void => withoutRequestId(() => location.onIdleError?.(error));
  pool.on('error', onBroken);
  pool.on('connect', (client) => client.on('error', onBroken));
  return new Kysely<Schema>({ dialect: dialectWithTimeLimit(pool, statementMs), ...log });
}

/**
 * The time limit is set by statements, not when a connection starts: a pooler such as pgbouncer refuses that. A pooler
 * that assigns connections by transaction keeps no setting of a connection, so each transaction sets its own.
 */
function dialectWithTimeLimit(pool: pg.Pool, statementMs: number): PostgresDialect {
  const limit = (scope: 'local' | 'session') =>
    CompiledQuery.raw(`set ${scope} statement_timeout = ${statementMs}`);
  class TimeLimitDriver extends PostgresDriver {
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
  return Object.assign(new PostgresDialect(config), { createDriver: () => new TimeLimitDriver(config) });
}

/**
 * A frozen machine, or a firewall that dropped the connection, never ends it: a query would wait for a quarter of an
 * hour, and the pool would run out. The pool closes unused connections before this time.
 */
function socketWithTimeout(ms: number): Socket {
  const socket = new Socket();
  socket.setTimeout(ms, () =>
    socket.destroy(Object.assign(new Error('The database did not answer in time.'), { code: 'ETIMEDOUT' })),
  );
  return socket;
}

/**
 * @param target the last migration to run; all where it is left out
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
