/** The home page and a small answer of the API, beside a bare Hono and nginx: in turns, so that all meet the same machine. */
import { join } from 'node:path';
import { CLIENT_PREFIX } from '#src/api/contract/call.ts';
import { publicConfig } from '#src/api/contract/live.ts';
import { getRequest, KEYS, runLoad, type LoadResult } from '#tests/bench/server/load.ts';
import { median, ms, printTable } from '#tests/bench/figures.ts';
import { startBare, startNginx, startSite, type Subject } from '#tests/bench/server/subjects.ts';

const ROUNDS = 5;
const WARM_SECONDS = 2;
const SECONDS = 3;
const CONNECTIONS = 32;

const CONFIG_PATH = `/api${CLIENT_PREFIX[publicConfig.client]}${publicConfig.path}`;
const PACKED = { 'accept-encoding': 'gzip' };

interface Entry {
  subject: Subject;
  request: string;
  results: LoadResult[];
}

async function measure(title: string, entries: Entry[]): Promise<void> {
  const load = ({ subject, request }: Entry, seconds: number): Promise<LoadResult> =>
    runLoad({ ports: [subject.port], requests: [request], connections: CONNECTIONS, until: { seconds } });
  for (const entry of entries) await load(entry, WARM_SECONDS);
  for (let round = 0; round < ROUNDS; round++) {
    for (const entry of entries) {
      entry.results.push(await load(entry, SECONDS));
    }
  }
  const speedOf = ({ results }: Entry): number => median(results.map(({ perSecond }) => perSecond));
  /** Round by round, since one meets another machine than the next. */
  const beside = (entry: Entry, name: string): string => {
    const other = entries.find(({ subject }) => subject.name === name);
    if (!other) return 'absent';
    const ratios = entry.results.map(
      ({ perSecond }, round) => perSecond / (other.results[round]?.perSecond ?? NaN),
    );
    return median(ratios).toFixed(2);
  };
  printTable(
    title,
    ['', 'requests a second', 'of bare Hono', 'of nginx', 'p50', 'p99', 'failed'],
    entries.map((entry) => [
      entry.subject.name,
      speedOf(entry).toFixed(0),
      beside(entry, 'bare Hono'),
      beside(entry, 'nginx'),
      ms(median(entry.results.map(({ p50 }) => p50))),
      ms(median(entry.results.map(({ p99 }) => p99))),
      String(entry.results.reduce((sum, { failed }) => sum + failed, 0)),
    ]),
  );
}

export async function measureThroughput(folder: string): Promise<void> {
  const site = await startSite(join(folder, 'throughput'));
  const json = await (await fetch(`http://127.0.0.1:${site.port}${CONFIG_PATH}`, { headers: KEYS })).text();
  const bare = await startBare('dist/index.html.gz', json);
  const nginx = await startNginx(join(folder, 'nginx'), json);
  if (!nginx) console.log('nginx is not installed: its column stays empty (apt-get install nginx-light).');
  const others = [bare, ...(nginx ? [nginx] : [])];
  const entries = (own: string, foreign: string): Entry[] => [
    { subject: site, request: own, results: [] },
    ...others.map((subject) => ({ subject, request: foreign, results: [] })),
  ];
  await measure('The home page, packed', entries(getRequest('/', PACKED), getRequest('/', PACKED)));
  await measure('static-config/public', entries(getRequest(CONFIG_PATH, KEYS), getRequest('/json')));
  for (const subject of [site, ...others]) await subject.stop();
}
