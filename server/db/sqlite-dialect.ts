/**
 * Kysely on Node's own SQLite. Kysely's driver expects another package's interface; the differences: parameters are
 * spread, `reader` is derived, statements are cached, and a transaction takes the write lock when it begins (a later
 * upgrade could fail half-way while another process writes). While another process (a backup, an operator's command)
 * has that lock, only writers wait for it: SQLite itself would wait in the server's own thread.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import {
  CompiledQuery,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type Dialect,
  type SqliteDatabase,
  type SqliteStatement,
} from 'kysely';

/** Statements differ only by the shape of the query, of which there are a few dozen; lists vary in length. */
const MAX_STATEMENTS = 200;

const BUSY = 5;
const MAX_BUSY_MS = 5000;
const RETRY_MS = 20;

class ImmediateDriver extends SqliteDriver {
  /** Other connections wait for its end. */
  #transaction: { connection: DatabaseConnection; ended: PromiseWithResolvers<undefined> } | undefined;

  override async acquireConnection(): Promise<DatabaseConnection> {
    const shared = await super.acquireConnection();
    const connection: DatabaseConnection = {
      executeQuery: (query) =>
        this.#transaction?.connection === connection
          ? shared.executeQuery(query)
          : retryWhileBusy(async () => {
              while (this.#transaction) await this.#transaction.ended.promise;
              return shared.executeQuery(query);
            }),
      streamQuery: (query, chunkSize) => shared.streamQuery(query, chunkSize),
    };
    return connection;
  }

  /** @param connection always given; the base class takes none */
  override releaseConnection(connection?: DatabaseConnection): Promise<void> {
    if (this.#transaction && this.#transaction.connection === connection) {
      this.#transaction.ended.resolve(undefined);
      this.#transaction = undefined;
    }
    return Promise.resolve();
  }

  override beginTransaction(connection: DatabaseConnection): Promise<void> {
    return retryWhileBusy(async () => {
      while (this.#transaction) await this.#transaction.ended.promise;
      this.#transaction = { connection, ended: Promise.withResolvers() };
      try {
        await connection.executeQuery(CompiledQuery.raw('begin immediate'));
      } catch (error) {
        await this.releaseConnection(connection);
        throw error;
      }
    });
  }

  /** On a full disk SQLite has already rolled back; the earlier error is the one to report. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback')).catch((error: unknown) => {
      if (!(error instanceof Error) || !error.message.includes('no transaction is active')) throw error;
    });
  }
}

/** For the start of a write while another process writes; a started one has the lock. */
async function retryWhileBusy<T>(work: () => Promise<T>): Promise<T> {
  const deadline = performance.now() + MAX_BUSY_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error;
      await wait(RETRY_MS);
    }
  }
}

function isBusy(error: unknown): boolean {
  const { errcode } = error as { errcode?: unknown };
  return typeof errcode === 'number' && (errcode & 0xff) === BUSY;
}

class Adapter extends SqliteAdapter {
  /** Kysely would let all statements wait while a transaction waits to begin. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }

  /** SQLite rolls back schema changes like any others, so a migration is whole or absent. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** @param path file, or `:memory:` */
export function sqliteDialect(path: string): Dialect {
  const config = { database: () => Promise.resolve(open(path)) };
  return Object.assign(new SqliteDialect(config), {
    createAdapter: () => new Adapter(),
    createDriver: () => new ImmediateDriver(config),
  });
}

function open(path: string): SqliteDatabase {
  const database = new DatabaseSync(path, { enableForeignKeyConstraints: true, timeout: 5000 });
  // WAL: readers do not wait for the writer. FULL: confirmed data survives a power cut, not only a crash. Deleted data
  // is overwritten, so that an erased person cannot be found in the file.
  database.exec(
    'pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on; pragma busy_timeout = 0',
  );
  const statements = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(sql) {
      const cached = statements.get(sql);
      if (cached) return cached;
      if (statements.size >= MAX_STATEMENTS) statements.clear();
      const statement = adapt(database.prepare(sql));
      statements.set(sql, statement);
      return statement;
    },
  };
}

function adapt(statement: StatementSync): SqliteStatement {
  // The compiler has made them values that SQLite takes; anything else throws there.
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...values(parameters)),
    run: (parameters) => statement.run(...values(parameters)),
    iterate: (parameters) => statement.iterate(...values(parameters)),
  };
}
