/** What two and four servers on one PostgreSQL bring, for forms (written) and for pages (not). */
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { seal } from '#src/api/envelope/index.ts';
import { createPostgresDatabase, startPostgres } from '#tests/helpers/postgres.ts';
import { ms, printTable } from '#tests/bench/server/figures.ts';
import { getRequest, postRequest, runLoad, type LoadResult } from '#tests/bench/server/load.ts';
import { processorSeconds, processorSecondsOfFamily } from '#tests/bench/server/processor.ts';
import { startSite, type Subject } from '#tests/bench/server/subjects.ts';

const COUNTS = [1, 2, 4];
const SECONDS = 6;
const CONNECTIONS = 32;
const KEYS = { 'super-lang': 'en', 'x-api-key': 'berth-product-key' };
const ADDRESSES = 400;

/** Of the server that keeps this database. */
async function postmasterOf(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ folder: string }>(`select setting as folder from pg_settings
      where name = 'data_directory'`);
    return Number(readFileSync(join(rows[0]?.folder ?? '', 'postmaster.pid'), 'utf8').split('\n')[0]);
  } finally {
    await client.end();
  }
}

/** Who uses how many cores: servers, database, whoever makes the load. */
async function usedBy(
  sites: readonly Subject[],
  postmaster: number,
  work: () => Promise<LoadResult>,
): Promise<{ result: LoadResult; cores: number[] }> {
  const look = (): number[] => [
    sites.reduce((sum, site) => sum + site.processorSeconds(), 0),
    processorSecondsOfFamily(postmaster),
    processorSeconds(process.pid),
  ];
  const before = look();
  const start = performance.now();
  const result = await work();
  const seconds = (performance.now() - start) / 1000;
  return { result, cores: look().map((used, index) => (used - (before[index] ?? NaN)) / seconds) };
}

const formsOf = (count: number): string[] =>
  Array.from({ length: 5000 }, (_, index) => {
    const payload = { kind: 'idea', content: `${count} ${index} ${Math.random()}` };
    return postRequest(
      '/api/v5/feedback/add',
      JSON.stringify({ data: seal(payload, 'berth-product-16') }),
      KEYS,
    );
  });

export async function measureProcesses(folder: string): Promise<void> {
  const server = await startPostgres();
  const postmaster = await postmasterOf(server.url);
  const rows: string[][] = [];
  const first: Record<string, number> = {};
  for (const count of COUNTS) {
    // Each its own: what the limit of everybody counts off grows with the forms that were sent.
    const database = await createPostgresDatabase(server.url);
    const environment = {
      DATABASE_URL: database.url,
      LIMIT_FORMS_PER_ADDRESS_HOUR: '1000000',
      LIMIT_FORMS_TOTAL_HOUR: '1000000',
    };
    const sites: Subject[] = [];
    for (let index = 0; index < count; index++) {
      sites.push(await startSite(join(folder, `process-${index}`), environment));
    }
    const ports = sites.map(({ port }) => port);
    const pages = [getRequest('/', { 'accept-encoding': 'gzip' })];
    for (const [what, requests] of [
      ['forms', formsOf(count)],
      ['the home page', pages],
    ] as const) {
      const from = (index: number): string => `127.8.${Math.floor(index / 256)}.${1 + (index % ADDRESSES)}`;
      const load = (seconds: number) =>
        runLoad({ ports, requests, connections: CONNECTIONS, until: { seconds }, from });
      await load(1);
      const { result, cores } = await usedBy(sites, postmaster, () => load(SECONDS));
      const { perSecond, p50, p99, failed } = result;
      first[what] ??= perSecond;
      rows.push([
        ...[what, String(count), perSecond.toFixed(0), (perSecond / (first[what] ?? NaN)).toFixed(2)],
        ...[ms(p50), ms(p99), String(failed), cores.map((used) => used.toFixed(2)).join(', ')],
      ]);
    }
    for (const site of sites) await site.stop();
    await database.drop();
  }
  await server.stop();
  printTable(
    `Servers on one PostgreSQL, all on this machine of ${availableParallelism()} cores`,
    [
      '',
      'servers',
      'a second',
      'of one',
      'p50',
      'p99',
      'failed',
      'cores used by servers, PostgreSQL, the load',
    ],
    rows.toSorted(([a = ''], [b = '']) => a.localeCompare(b)),
  );
}
