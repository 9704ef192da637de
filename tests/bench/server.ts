/**
 * `npm run bench -- server`: the throughput and memory of the server, as ratios within one run, since milliseconds
 * depend on the machine and its load. Nothing fails. Needs a build in dist/; uses nginx where it is installed.
 *
 *   npm run bench -- server [throughput] [memory]
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endAll, endWithParent } from '#scripts/lib/processes.ts';
import { CLIENT_PREFIX } from '#src/api/contract/call.ts';
import { publicConfig } from '#src/api/contract/live.ts';
import { currentLoad, median, printTable } from './figures.ts';
import { getRequest, KEYS, runLoad, type LoadResult } from './server/load.ts';
import { startBare, startNginx, startSite, type Subject } from './server/subjects.ts';

const ROUNDS = 5;
const WARM_SECONDS = 2;
const SECONDS = 3;
const CONNECTIONS = 32;

const CONFIG_PATH = `/api${CLIENT_PREFIX[publicConfig.client]}${publicConfig.path}`;
const PACKED = { 'accept-encoding': 'gzip' };
const STEPS = 4;
const PER_STEP = 50_000;
const RESTS_MS = 5000;

interface Entry {
  subject: Subject;
  request: string;
  results: LoadResult[];
}

async function measure(title: string, entries: Entry[]): Promise<void> {
  const load = ({ subject, request }: Entry, seconds: number): Promise<LoadResult> =>
    runLoad({ port: subject.port, requests: [request], connections: CONNECTIONS, until: { seconds } });
  for (const entry of entries) await load(entry, WARM_SECONDS);
  for (let round = 0; round < ROUNDS; round++) {
    for (const entry of entries) {
      entry.results.push(await load(entry, SECONDS));
    }
  }
  const speedOf = ({ results }: Entry): number => median(results.map(({ perSecond }) => perSecond));
  /** Round by round, since the machine's load changes. */
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
    ['', 'requests a second', 'of bare Hono', 'of nginx', 'failed'],
    entries.map((entry) => [
      entry.subject.name,
      speedOf(entry).toFixed(0),
      beside(entry, 'bare Hono'),
      beside(entry, 'nginx'),
      String(entry.results.reduce((sum, { failed }) => sum + failed, 0)),
    ]),
  );
}

/** The home page and a small API answer, beside a bare Hono and nginx, alternately, so that load affects all. */
async function measureThroughput(folder: string): Promise<void> {
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

/** The idle server's memory after 50,000, 100,000, 150,000 and 200,000 requests. */
async function measureMemory(folder: string): Promise<void> {
  const site = await startSite(join(folder, 'memory'));
  const requests = [
    getRequest('/', PACKED),
    getRequest('/download', { 'accept-encoding': 'br' }),
    getRequest('/nothing-here'),
    getRequest(CONFIG_PATH, KEYS),
    getRequest('/api/health'),
  ];
  const atRest = async (): Promise<number> => {
    await new Promise((done) => setTimeout(done, RESTS_MS));
    return site.memoryMb();
  };
  const rows = [['at the start', (await atRest()).toFixed(0), '']];
  for (let step = 1; step <= STEPS; step++) {
    const { failed } = await runLoad({
      port: site.port,
      requests,
      connections: CONNECTIONS,
      until: { answers: PER_STEP },
    });
    rows.push([
      `after ${(step * PER_STEP).toLocaleString('en')}`,
      (await atRest()).toFixed(0),
      String(failed),
    ]);
  }
  await site.stop();
  printTable('Memory', ['requests', 'resident MB', 'failed'], rows);
}

const stages: Readonly<Record<string, (folder: string) => Promise<void>>> = {
  throughput: measureThroughput,
  memory: measureMemory,
};

endWithParent(1);
const wanted = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(stages);
const strange = wanted.filter((name) => !Object.hasOwn(stages, name));
if (strange.length > 0 || !existsSync('dist/index.html.gz')) {
  console.error(
    strange.length > 0
      ? `There is no stage ${strange.join(', ')}; there are ${Object.keys(stages).join(', ')}.`
      : 'There is no build in dist/: run "npm run build" first.',
  );
  process.exit(2);
}
const folder = mkdtempSync(join(tmpdir(), 'bench-server-'));
try {
  console.log(`Node ${process.version}, ${currentLoad()}`);
  for (const name of wanted) await stages[name]?.(folder);
} finally {
  await endAll();
  rmSync(folder, { recursive: true, force: true });
}
