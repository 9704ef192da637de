/**
 * `npm run bench -- growth`: a year of ordinary traffic (10,000 visits and 300 registrations a day) in both databases: how big
 * they become, how long each query takes, how long the job and a start. Nothing here fails.
 *
 *   npm run bench -- growth [sqlite] [postgres] [--days=365]
 */
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { endAll, endWithParent } from '#scripts/lib/processes.ts';
import type { Clock } from '#server/clock.ts';
import { readConfig } from '#server/config.ts';
import { TABLE_BOUNDS } from '#server/db/bounds.ts';
import { migrateToLatest, openDatabase } from '#server/db/database.ts';
import type { Database } from '#server/db/schema.ts';
import { cleanUp, dropExcess } from '#server/housekeeping.ts';
import { addUp } from '#server/statistics/sums.ts';
import { createLog } from '#server/log.ts';
import { createPostgresDatabase, startPostgres } from '#tests/helpers/postgres.ts';
import { timeQueries, type QueryTime } from './growth/queries.ts';
import { A_DAY, DAY_MS, fillDay } from './growth/year.ts';
import { ms, printTable } from './server/figures.ts';
import { startSite } from './server/subjects.ts';

/** The job has to do on each of the last days what a day of it is. */
const DAYS_WITH_JOB = 3;

type Dialect = 'sqlite' | 'postgres';

interface Grown {
  dialect: Dialect;
  mb: number;
  rows: Readonly<Record<string, number>>;
  jobMs: number;
  /** How long the job held the thread that answers visitors. */
  heldMs: number;
  startMs: number;
  queries: readonly QueryTime[];
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** @returns the longest that nothing else had its turn while `work` was done */
async function longestHold(work: () => Promise<unknown>): Promise<number> {
  let [last, longest] = [performance.now(), 0];
  const look = (): void => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  };
  const timer = setInterval(look, 1);
  await work();
  look();
  clearInterval(timer);
  return longest;
}

async function countRows(db: Database): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of Object.keys(TABLE_BOUNDS)) {
    const { rows } = await sql<{ count: unknown }>`select count(*) as count from ${sql.table(table)}`.execute(
      db,
    );
    counts[table] = Number(rows[0]?.count);
  }
  return counts;
}

interface Place {
  db: Database;
  bytes: () => Promise<number>;
  /** Settings by which a server finds it. */
  environment: Readonly<Record<string, string>>;
}

async function grow(dialect: Dialect, place: Place, dataDir: string, days: number): Promise<Grown> {
  const { db } = place;
  await migrateToLatest(db);
  const first = Math.floor(Date.now() / DAY_MS) * DAY_MS - days * DAY_MS;
  let now = first;
  const clock: Clock = { now: () => now };
  const { limits } = readConfig({});
  const job = async (): Promise<void> => {
    await addUp(db, clock, ['quay7']);
    await cleanUp(db, clock);
    await dropExcess(db, limits, createLog('silent'));
  };
  let [jobMs, heldMs] = [0, 0];
  for (let day = 0; day < days; day++) {
    await fillDay(
      db,
      dialect,
      { day, at: first + day * DAY_MS },
      (kept) => days - day <= kept + DAYS_WITH_JOB,
    );
    now = first + (day + 1) * DAY_MS;
    if (days - day > DAYS_WITH_JOB) continue;
    heldMs = await longestHold(async () => (jobMs = await timed(job)));
    if (dialect === 'postgres') await sql`analyze`.execute(db);
  }
  const rows = await countRows(db);
  const mb = (await place.bytes()) / 1e6;
  const queries = await timeQueries(db, clock);
  await db.destroy();
  const began = performance.now();
  const site = await startSite(dataDir, place.environment);
  const startMs = performance.now() - began;
  await site.stop();
  return { dialect, mb, rows, jobMs, heldMs, startMs, queries };
}

async function growSqlite(folder: string, days: number): Promise<Grown> {
  const dataDir = join(folder, 'sqlite');
  mkdirSync(dataDir);
  const path = join(dataDir, 'site.sqlite');
  const bytes = (): Promise<number> => Promise.resolve(statSync(path).size);
  const db = openDatabase({ kind: 'sqlite', path });
  return grow('sqlite', { db, bytes, environment: {} }, dataDir, days);
}

async function growPostgres(folder: string, days: number): Promise<Grown> {
  const server = await startPostgres();
  const { url } = await createPostgresDatabase(server.url);
  const db = openDatabase({ kind: 'postgres', url });
  const bytes = async (): Promise<number> => {
    const { rows } = await sql<{
      size: unknown;
    }>`select pg_database_size(current_database()) as size`.execute(db);
    return Number(rows[0]?.size);
  };
  const grown = await grow(
    'postgres',
    { db, bytes, environment: { DATABASE_URL: url } },
    join(folder, 'pg'),
    days,
  );
  await server.stop();
  return grown;
}

function print(grown: readonly Grown[], days: number): void {
  const names = grown.map(({ dialect }) => dialect);
  const row = (name: string, of: (one: Grown) => string): string[] => [name, ...grown.map(of)];
  const { visits, registrations, usageRecords } = A_DAY;
  printTable(
    `After ${days} days of ${visits} visits, ${registrations} registrations and ${usageRecords} usage records each`,
    ['', ...names],
    [
      row('size', ({ mb }) => `${mb.toFixed(0)} MB`),
      row('the job, over a day’s rows', ({ jobMs }) => ms(jobMs)),
      row('longest that it held visitors up', ({ heldMs }) => ms(heldMs)),
      row('a start, until it answers', ({ startMs }) => ms(startMs)),
    ],
  );
  const tables = Object.keys(TABLE_BOUNDS);
  printTable(
    'Rows',
    ['table', ...names],
    tables.map((table) => row(table, ({ rows }) => (rows[table] ?? 0).toLocaleString('en'))),
  );
  const queries = grown[0]?.queries.map(({ name }) => name) ?? [];
  const waits = (one: Grown, name: string): string => {
    const found = one.queries.find((query) => query.name === name);
    return found ? `${found.medianMs.toFixed(2)} (${found.slowestMs.toFixed(1)})` : '';
  };
  printTable(
    'Milliseconds, median (slowest)',
    ['query', ...names],
    queries.map((name) => row(name, (one) => waits(one, name))),
  );
}

endWithParent(1);
const days = Number(/--days=(\d+)/.exec(process.argv.join(' '))?.[1] ?? 365);
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const folder = mkdtempSync(join(tmpdir(), 'bench-growth-'));
try {
  const grown: Grown[] = [];
  if (wanted.length === 0 || wanted.includes('sqlite')) grown.push(await growSqlite(folder, days));
  if (wanted.length === 0 || wanted.includes('postgres')) grown.push(await growPostgres(folder, days));
  print(grown, days);
} finally {
  await endAll();
  rmSync(folder, { recursive: true, force: true });
}
