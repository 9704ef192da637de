/**
 * `npm run bench -- bridge`: the bridge against two other libraries on one echo server. Absolute figures depend on the
 * machine and its load; compare the ratios within a run.
 */
import { fork } from 'node:child_process';
import { createServer } from 'node:http';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { type Browser, type Page, chromium } from 'playwright';
import WebSocket from 'ws';
import { chromiumOptions } from '#scripts/lib/chromium.ts';
import { browserClock } from '#bridge-lib/browser.ts';
import { bundlePage } from '#tests/helpers/bundle-page.ts';
import { listenOnFreePort } from '#scripts/lib/free-port.ts';
import { currentLoad, printTable } from './figures.ts';
import { type Load, type Sample, compare } from './bridge/measure.ts';
import type { Bench } from './bridge/page-script.ts';
import { createSubjects } from './bridge/subjects.ts';

declare global {
  interface Window {
    bench: Bench;
  }
}

const NODE_LOAD: Load = { rounds: 12, sequentialCalls: 1_000, pipelinedCalls: 5_000 };
const PAGE_LOAD: Load = { rounds: 8, sequentialCalls: 300, pipelinedCalls: 1_500 };

async function openPage(browser: Browser): Promise<Page> {
  const script = await bundlePage(new URL('./bridge/page-script.ts', import.meta.url));
  // From a server: a page without an origin needs permission to connect to this machine.
  const server = createServer((_request, response) => response.end());
  const port = await listenOnFreePort(server);
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${port}/`);
  await page.addScriptTag({ content: script });
  server.unref();
  return page;
}

function printComparison(title: string, samples: readonly (readonly [string, Sample])[]): void {
  const yardstick = samples[0]?.[1].pipelined ?? 1;
  printTable(
    title,
    ['client', 'p50 us', 'p99 us', 'calls/s, 1', 'calls/s, 100', 'x bare'],
    samples.map(([name, { p50Us, p99Us, sequential, pipelined }]) => [
      name,
      p50Us.toFixed(0),
      p99Us.toFixed(0),
      sequential.toFixed(0),
      pipelined.toFixed(0),
      (pipelined / yardstick).toFixed(2),
    ]),
  );
}

const yieldTask = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const inNode = { clock: browserClock, yieldTask };
// The part of a browser's socket that the clients use; `ws` has its own types.
const openSocket = (url: string): globalThis.WebSocket =>
  new WebSocket(url) as unknown as globalThis.WebSocket;

async function benchCalls(port: number, page: Page): Promise<void> {
  const samples = await compare(createSubjects(openSocket, inNode), port, NODE_LOAD);
  printComparison('Node: request and reply', samples);
  const inPage = await page.evaluate(([to, load]) => window.bench.compare(to, load), [
    port,
    PAGE_LOAD,
  ] as const);
  printComparison('Chromium: request and reply', inPage);
}

const server = fork(fileURLToPath(new URL('./bridge/echo-server.ts', import.meta.url)));
const port = await new Promise<number>((resolve) => {
  server.once('message', (message: { port: number }) => {
    resolve(message.port);
  });
});
const browser = await chromium.launch(chromiumOptions('browser'));
try {
  console.log(
    `Node ${process.version}, Chromium ${browser.version()}, ${availableParallelism()} cores, ${currentLoad()}.`,
  );
  console.log('Best of interleaved rounds; about 300 B each way.');
  await benchCalls(port, await openPage(browser));
} finally {
  await browser.close();
  server.disconnect();
}
