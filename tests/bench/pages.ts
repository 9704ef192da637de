/**
 * `npm run bench -- pages`: what pages cost a phone, over HTTP/2 with TLS and brotli, by Lighthouse's simulated throttling in
 * the whole browser, beside a bare page of the same run. Milliseconds belong to the machine and to what else it does; the
 * ratios to the bare page are what counts, and nothing here fails.
 *
 *   npm run bench -- pages [folder] [/address …] [--beside /another/folder=/its/address …] [--runs=5]
 */
import { fork } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser } from 'playwright';
import { localeCodes, localizedPath } from '#i18n/locales.ts';
import { chromiumOptions } from '#scripts/lib/chromium.ts';
import { runLighthouse, type LighthouseRun } from '#scripts/lib/lighthouse.ts';
import { endAll, endWithParent } from '#scripts/lib/processes.ts';
import { startServer, untilReady } from '#scripts/lib/services.ts';
import { freePort } from '#scripts/lib/settings.ts';
import { readArguments } from './pages/arguments.ts';
import { recordRequests } from './pages/requests.ts';
import type { Serving } from './pages/serve.ts';
import { tableOf, type Measured } from './pages/table.ts';

const DEFAULT_PATHS = ['/', '/about', '/download', '/register'];
const BARE_PAGE =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bare</title>' +
  '<meta name="viewport" content="width=device-width"></head>' +
  '<body><h1>A page with nothing to it</h1><p>Whatever comes on top of this is the price of a page: ' +
  'its style, its pictures, its scripts, and what all of them do.</p></body></html>';

const MAX_TRIES = 3;

interface Subject {
  name: string;
  address: string;
}

const addressesOfSite = DEFAULT_PATHS.flatMap((path) =>
  localeCodes.map((locale) => localizedPath(locale, path)),
);

/** @returns where each folder is served, and a way to end that */
async function serveFolders(api: string, folders: readonly string[]) {
  const child = fork(fileURLToPath(new URL('./pages/serve.ts', import.meta.url)), [api, ...folders]);
  const serving = await new Promise<Serving>((done, fail) => {
    child.once('message', (message) => done(message as Serving)); // the one thing that it says
    child.once('exit', () => fail(new Error('The servers of the bench did not start; see above.')));
  });
  return { ...serving, stop: () => child.disconnect() };
}

/** The API that pages ask when they are at rest, on a database of its own. */
async function startApi(dataDir: string): Promise<string> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const env = { PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: '', LOG_LEVEL: 'error' };
  await untilReady(origin, startServer(env));
  return origin;
}

/** @throws when no try comes to an end: now and then Lighthouse loses the trace of a page */
async function measure(address: string, port: number): Promise<LighthouseRun> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await runLighthouse(address, port, ['performance']);
    } catch (error) {
      if (tries === MAX_TRIES) throw error;
    }
  }
}

/** In rounds over all pages, so that what else the machine does meets all of them alike. */
async function measureAll(browser: Browser, port: number, pages: readonly Subject[], runs: number) {
  const measured: Measured[] = [];
  for (const { name, address } of pages) {
    measured.push({ name, address, runs: [], requests: await recordRequests(browser, address) });
  }
  for (let round = 1; round <= runs; round += 1) {
    for (const page of measured) page.runs.push(await measure(page.address, port));
    console.error(`round ${round} of ${runs}`);
  }
  return measured;
}

endWithParent(1);
const { site, beside, runs } = readArguments(process.argv.slice(2), {
  folder: 'dist',
  paths: addressesOfSite,
});
const scratch = mkdtempSync(join(tmpdir(), 'bench-pages-'));
mkdirSync(join(scratch, 'bare'));
writeFileSync(join(scratch, 'bare', 'index.html'), BARE_PAGE);

const api = await startApi(join(scratch, 'data'));
const others = [{ folder: join(scratch, 'bare'), path: '/' }, ...beside];
const servers = await serveFolders(api, [site.folder, ...others.map(({ folder }) => folder)]);
const [siteOrigin = '', ...otherOrigins] = servers.origins;
const [bare, ...peers] = others.map(({ folder, path }, index) => ({
  name: index === 0 ? 'bare page' : `${basename(folder)} ${path}`,
  address: (otherOrigins[index] ?? '') + path,
}));
const own = site.paths.map((path) => ({ name: path, address: siteOrigin + path }));

const port = await freePort();
const options = chromiumOptions('browser');
// Trusted by its key: what comes with an error of the certificate, even a pardoned one, Chromium keeps in no cache.
const trusted = `--ignore-certificate-errors-spki-list=${servers.key}`;
const browser = await chromium.launch({
  ...options,
  args: [...options.args, `--remote-debugging-port=${port}`, trusted],
});
console.error(
  `${browser.version()}, load ${loadavg()
    .map((load) => load.toFixed(1))
    .join(' ')}`,
);
const measured = await measureAll(browser, port, [...(bare ? [bare] : []), ...own, ...peers], runs);
console.log(tableOf(measured));

await browser.close();
servers.stop();
await endAll();
rmSync(scratch, { recursive: true, force: true });
