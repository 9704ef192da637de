/**
 * `npm run bench -- growth`: a year of ordinary traffic (10,000 visits and 300 registrations a day) in PostgreSQL: how big it
 * becomes, how long each query takes, how long the job and a start. Nothing here fails.
 *
 *   npm run bench -- growth [--days 365]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { endAll, endWithParent } from '#scripts/lib/processes.ts';
import { readConfig } from '#server/config.ts';
import { migrateToLatest, openDatabase } from '#server/db/database.ts';
import { cleanUp, dropExcess } from '#server/housekeeping.ts';
import { addUp } from '#server/statistics/sums.ts';
import { createLog } from '#server/log.ts';
import { createPostgresDatabase, startPostgres } from '#tests/helpers/postgres.ts';
import { ms, printTable } from './figures.ts';
import { timeQueries } from './growth/queries.ts';
import { A_DAY, DAY_MS, fillDay } from './growth/year.ts';
import { startSite } from './server/subjects.ts';

/** The job has to do on each of the last days what a day of it is. */
const DAYS_WITH_JOB = 3;

endWithParent(1);
const { values } = parseArgs({ options: { days: { type: 'string', default: '365' } } });
const days = Number(values.days);
const dataDir = mkdtempSync(join(tmpdir(), 'bench-growth-'));
const server = await startPostgres();
try {
  const { url } = await createPostgresDatabase(server.url);
  const db = openDatabase({ kind: 'postgres', url });
  await migrateToLatest(db);
  const first = Math.floor(Date.now() / DAY_MS) * DAY_MS - days * DAY_MS;
  let now = first;
  const clock = { now: () => now };
  const { limits } = readConfig({});
  const job = async (): Promise<void> => {
    await addUp(db, clock, ['quay7']);
    await cleanUp(db, clock);
    await dropExcess(db, limits, createLog('silent'));
  };
  let jobMs = 0;
  for (let day = 0; day < days; day++) {
    await fillDay(db, { day, at: first + day * DAY_MS }, (kept) => days - day <= kept + DAYS_WITH_JOB);
    now = first + (day + 1) * DAY_MS;
    if (days - day > DAYS_WITH_JOB) continue;
    const began = performance.now();
    await job();
    jobMs = performance.now() - began;
    await sql`analyze`.execute(db);
  }
  const { rows } = await sql<{ size: unknown }>`select pg_database_size(current_database()) as size`.execute(
    db,
  );
  const queries = await timeQueries(db, clock);
  await db.destroy();
  const began = performance.now();
  const site = await startSite(dataDir, { DATABASE_URL: url });
  const startMs = performance.now() - began;
  await site.stop();
  const { visits, registrations, usageRecords } = A_DAY;
  printTable(
    `After ${days} days of ${visits} visits, ${registrations} registrations and ${usageRecords} usage records each`,
    ['', 'median', 'slowest'],
    [
      ['size', `${(Number(rows[0]?.size) / 1e6).toFixed(0)} MB`, ''],
      ['the job, over a day’s rows', ms(jobMs), ''],
      ['a start, until it answers', ms(startMs), ''],
      ...queries.map(({ name, medianMs, slowestMs }) => [name, ms(medianMs), ms(slowestMs)]),
    ],
  );
} finally {
  await server.stop();
  await endAll();
  rmSync(dataDir, { recursive: true, force: true });
}
