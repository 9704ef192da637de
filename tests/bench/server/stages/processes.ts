/** What two and four servers on one PostgreSQL bring, for forms (written) and for pages (not). */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { createPostgresDatabase, startPostgres } from '#tests/helpers/postgres.ts';
import { ms, printTable } from '#tests/bench/figures.ts';
import { formRequests, GENEROUS, getRequest, runLoad } from '#tests/bench/server/load.ts';
import { startSite, type Subject } from '#tests/bench/server/subjects.ts';

const COUNTS = [1, 2, 4];
const SECONDS = 6;
const CONNECTIONS = 32;
const ADDRESSES = 400;

export async function measureProcesses(folder: string): Promise<void> {
  const server = await startPostgres();
  const rows: string[][] = [];
  const first: Record<string, number> = {};
  for (const count of COUNTS) {
    // Each its own: what the limit of everybody counts off grows with the forms that were sent.
    const database = await createPostgresDatabase(server.url);
    const environment = { ...GENEROUS, DATABASE_URL: database.url };
    const sites: Subject[] = [];
    for (let index = 0; index < count; index++) {
      sites.push(await startSite(join(folder, `process-${index}`), environment));
    }
    const ports = sites.map(({ port }) => port);
    const pages = [getRequest('/', { 'accept-encoding': 'gzip' })];
    for (const [what, requests] of [
      ['forms', formRequests(5000)],
      ['the home page', pages],
    ] as const) {
      const from = (index: number): string => `127.8.${Math.floor(index / 256)}.${1 + (index % ADDRESSES)}`;
      const load = (seconds: number) =>
        runLoad({ ports, requests, connections: CONNECTIONS, until: { seconds }, from });
      await load(1);
      const { perSecond, p50, p99, failed } = await load(SECONDS);
      first[what] ??= perSecond;
      rows.push([
        ...[what, String(count), perSecond.toFixed(0), (perSecond / (first[what] ?? NaN)).toFixed(2)],
        ...[ms(p50), ms(p99), String(failed)],
      ]);
    }
    for (const site of sites) await site.stop();
    await database.drop();
  }
  await server.stop();
  printTable(
    `Servers on one PostgreSQL, all on this machine of ${availableParallelism()} cores`,
    ['', 'servers', 'a second', 'of one', 'p50', 'p99', 'failed'],
    rows.toSorted(([a = ''], [b = '']) => a.localeCompare(b)),
  );
}
