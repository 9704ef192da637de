/**
 * The server's database: the embedded file that its process has open, or PostgreSQL by DATABASE_URL. How much lies in it, and
 * its counts of limits, which can be made older, so that a day of an attack takes a minute.
 */
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';

export interface Stored {
  bytes: number;
  /** By table. */
  rows: Readonly<Record<string, number>>;
}

export interface StoredReader {
  read(): Promise<Stored | undefined>;
  /** Counts that began at that time or later, by their keys; `undefined` where they cannot be read. */
  countsSince(time: number): Promise<readonly string[] | undefined>;
  /** As if so much time had passed for them. */
  makeOlder(counts: readonly string[], seconds: number): Promise<void>;
  close(): Promise<void>;
}

/** Those that attacks are about; an older server may lack one. */
const TABLES = ['rate_keys', 'rate_events', 'codes', 'usage_records', 'sms_outbox', 'users'];

const unknown: StoredReader = {
  read: () => Promise.resolve(undefined),
  countsSince: () => Promise.resolve(undefined),
  makeOlder: () => Promise.resolve(),
  close: () => Promise.resolve(),
};

export async function openStored(url: string | undefined, files: readonly string[]): Promise<StoredReader> {
  if (url !== undefined && url !== '') return openPostgres(url);
  const path = files.find((file) => file.endsWith('.sqlite'));
  return path === undefined ? unknown : openSqlite(path);
}

function openSqlite(path: string): StoredReader {
  const database = new DatabaseSync(path, { timeout: 5000 });
  const numberFrom = (sql: string): number => Number(Object.values(database.prepare(sql).get() ?? {})[0]);
  return {
    read: () =>
      Promise.resolve({
        bytes: numberFrom('pragma page_count') * numberFrom('pragma page_size'),
        rows: Object.fromEntries(TABLES.map((table) => [table, numberFrom(`select count(*) from ${table}`)])),
      }),
    countsSince: (time) =>
      Promise.resolve(
        database
          .prepare('select distinct key from rate_events where at >= ?')
          .all(time)
          .map(({ key }) => String(key)),
      ),
    makeOlder(counts, seconds) {
      const statement = database.prepare('update rate_events set at = at - ? where key = ?');
      for (const key of counts) statement.run(seconds * 1000, key);
      return Promise.resolve();
    },
    close() {
      database.close();
      return Promise.resolve();
    },
  };
}

async function openPostgres(url: string): Promise<StoredReader> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const numberFrom = async (sql: string): Promise<number> => {
    const { rows } = await client.query<{ value: string }>(sql);
    return Number(rows[0]?.value);
  };
  return {
    async read() {
      const rows: Record<string, number> = {};
      for (const table of TABLES) rows[table] = await numberFrom(`select count(*) as value from ${table}`);
      return { bytes: await numberFrom('select pg_database_size(current_database()) as value'), rows };
    },
    async countsSince(time) {
      const sql = 'select distinct key from rate_events where at >= $1';
      return (await client.query<{ key: string }>(sql, [time])).rows.map(({ key }) => key);
    },
    async makeOlder(counts, seconds) {
      const sql = 'update rate_events set at = at - $1 where key = any($2)';
      await client.query(sql, [seconds * 1000, counts]);
    },
    close: () => client.end(),
  };
}
