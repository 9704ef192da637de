/**
 * `npm run bench -- pages`: the cost of pages on a phone, over HTTP/2 with TLS and brotli, by Lighthouse's simulated
 * throttling in the whole browser, beside a bare page in the same run. Milliseconds depend on the machine and its load;
 * compare the ratios to the bare page. Nothing fails.
 *
 *   npm run bench -- pages [/address …] [--folder dist] [--beside another/folder=/its/address …] [--runs 5]
 */
import { fork } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { localeCodes, localizedPath } from '#i18n/locales.ts';
import { openBrowser, runLighthouse, type LighthouseRun } from '#scripts/lib/lighthouse.ts';
import { endAll, endWithParent } from '#scripts/lib/processes.ts';
import { startAlone } from '#scripts/lib/services.ts';
import { currentLoad, median, printTable } from './figures.ts';
import type { Serving } from './pages/serve.ts';

const DEFAULT_PATHS = ['/', '/about', '/download', '/register'];
const BARE_PAGE =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bare</title>' +
  '<meta name="viewport" content="width=device-width"></head>' +
  '<body><h1>A page with nothing to it</h1><p>Whatever comes on top of this is the price of a page: ' +
  'its style, its pictures, its scripts, and what all of them do.</p></body></html>';

/** The requests of a page until it is idle, by kind. */
const KINDS = ['document', 'stylesheet', 'script', 'font', 'image', 'other'] as const;

interface Subject {
  name: string;
  address: string;
  runs: LighthouseRun[];
}

const addressesOfSite = DEFAULT_PATHS.flatMap((path) =>
  localeCodes.map((locale) => localizedPath(locale, path)),
);

/** @returns the address of each folder, and a function that ends the server */
async function serveFolders(api: string, folders: readonly string[]) {
  const child = fork(fileURLToPath(new URL('./pages/serve.ts', import.meta.url)), [api, ...folders]);
  const serving = await new Promise<Serving>((done, fail) => {
    child.once('message', (message) => done(message as Serving)); // its only message
    child.once('exit', () => fail(new Error('The servers of the bench did not start; see above.')));
  });
  return { ...serving, stop: () => child.disconnect() };
}

/** By the file's extension where it has one: scripts that are fetched before their import have the kind `Fetch`. */
function kindOf({ url, resourceType }: LighthouseRun['requests'][number]): string {
  if (/\.m?js$/.test(new URL(url).pathname)) return 'script';
  return KINDS.find((kind) => kind === resourceType.toLowerCase()) ?? 'other';
}

/** Medians, and their ratio to the first row, which is the bare page. */
function rowOf({ name, runs }: Subject, _index: number, [bare]: readonly Subject[]): string[] {
  type Figure = 'firstPaint' | 'largestPaint' | 'blockingTime' | 'layoutShift';
  const of = (figure: Figure, all = runs): number => median(all.map((run) => run[figure]));
  const ratio = (figure: Figure): string => (of(figure) / of(figure, bare?.runs)).toFixed(2);
  const requests = runs.at(-1)?.requests ?? [];
  const sizes = [...KINDS, undefined].map((kind) => {
    const counted = requests.filter((request) => kind === undefined || kindOf(request) === kind);
    return (counted.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1024).toFixed(1);
  });
  return [
    name,
    of('firstPaint').toFixed(0),
    of('largestPaint').toFixed(0),
    ratio('firstPaint'),
    ratio('largestPaint'),
    of('blockingTime').toFixed(0),
    of('layoutShift').toFixed(3),
    String(requests.length),
    ...sizes,
  ];
}

endWithParent(1);
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    folder: { type: 'string', default: 'dist' },
    beside: { type: 'string', multiple: true, default: [] },
    runs: { type: 'string', default: '5' },
  },
});
const scratch = mkdtempSync(join(tmpdir(), 'bench-pages-'));
mkdirSync(join(scratch, 'bare'));
writeFileSync(join(scratch, 'bare', 'index.html'), BARE_PAGE);

// The API that idle pages call.
const api = await startAlone(join(scratch, 'data'));
const bare = join(scratch, 'bare');
const beside = values.beside.map((text) => {
  const [folder = '', path = '/'] = text.split('=');
  return { folder, path, name: `${basename(folder)} ${path}` };
});
const paths = positionals.length > 0 ? positionals : addressesOfSite;
const wanted = [
  { folder: bare, path: '/', name: 'bare page' },
  ...paths.map((path) => ({ folder: values.folder, path, name: path })),
  ...beside,
];
const folders = [...new Set(wanted.map(({ folder }) => folder))];
const servers = await serveFolders(api, folders);
const subjects = wanted.map(({ folder, path, name }): Subject => ({
  name,
  address: (servers.origins[folders.indexOf(folder)] ?? '') + path,
  runs: [],
}));

// Trusted by its key, since Chromium does not cache answers with a certificate error, even an ignored one.
const { browser, port } = await openBrowser(`--ignore-certificate-errors-spki-list=${servers.key}`);
console.error(`${browser.version()}, ${currentLoad()}`);
// In rounds over all pages, so that load on the machine affects all of them.
for (let round = 1; round <= Number(values.runs); round += 1) {
  for (const { address, runs } of subjects) runs.push(await runLighthouse(address, port, ['performance']));
  console.error(`round ${round} of ${values.runs}`);
}
printTable(
  'Medians; requests and kB until a page rests',
  ['page', 'FCP', 'LCP', '÷ FCP', '÷ LCP', 'TBT', 'CLS', 'requests', ...KINDS, 'all kB'],
  subjects.map(rowOf),
);

await browser.close();
servers.stop();
await endAll();
rmSync(scratch, { recursive: true, force: true });
