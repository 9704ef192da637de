/**
 * `npm run bench -- bridge`: the bridge against two peers on one echo server, and a flood of pushes;
 * `-- bridge calls` or `-- bridge pushes` for one of them. Absolute figures belong to the machine and to what else
 * it does; the ratios within a run are what counts.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { availableParallelism, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { type Browser, type Page, chromium } from 'playwright';
import WebSocket from 'ws';
import { chromiumOptions } from '#scripts/lib/chromium.ts';
import { browserClock } from '#bridge-lib/browser.ts';
import { printTable } from './figures.ts';
import { recordTasks } from './bridge/record-tasks.ts';
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
const PUSHES_PER_SECOND = 10_000;
const FLOOD_SECONDS = 5;
const MEGABYTE = 1024 * 1024;
const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

async function openPage(browser: Browser): Promise<Page> {
  const { outputFiles } = await build({
    entryPoints: [here('./bridge/page-script.ts')],
    bundle: true,
    format: 'iife',
    minify: true,
    target: 'es2022',
    write: false,
    logLevel: 'error',
  });
  // From a server: a page that comes from nowhere has to ask before it speaks to this machine.
  const server = createServer((_request, response) => response.end()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  await page.addScriptTag({ content: outputFiles[0]?.text ?? '' });
  server.unref();
  return page;
}

function printComparison(title: string, samples: readonly (readonly [string, Sample])[]): void {
  const yardstick = samples[0]?.[1].pipelined ?? 1;
  const peers = samples.filter(([name]) => name.includes('websocket')).map(([, sample]) => sample.pipelined);
  const best = Math.max(...peers);
  printTable(
    title,
    ['client', 'p50 us', 'p99 us', 'calls/s, 1', 'calls/s, 100', 'x bare', 'x better peer', 'cpu us/call'],
    samples.map(([name, { p50Us, p99Us, sequential, pipelined, workUs }]) => [
      name,
      p50Us.toFixed(0),
      p99Us.toFixed(0),
      sequential.toFixed(0),
      pipelined.toFixed(0),
      (pipelined / yardstick).toFixed(2),
      (pipelined / best).toFixed(2),
      workUs?.toFixed(1) ?? '',
    ]),
  );
}

const yieldTask = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const inNode = { clock: browserClock, yieldTask };
// The part of a browser's socket that the clients use; the types of `ws` are its own.
const openSocket = (url: string): globalThis.WebSocket =>
  new WebSocket(url) as unknown as globalThis.WebSocket;

interface Surroundings {
  readonly server: ChildProcess;
  readonly port: number;
  readonly browser: Browser;
  readonly page: Page;
}

async function benchCalls({ port, page }: Surroundings): Promise<void> {
  const readWork = (): number => {
    const { user, system } = process.cpuUsage();
    return user + system;
  };
  const samples = await compare(createSubjects(openSocket, inNode), port, NODE_LOAD, readWork);
  printComparison('Node: request and reply', samples);
  const inPage = await page.evaluate(([to, load]) => window.bench.compare(to, load), [
    port,
    PAGE_LOAD,
  ] as const);
  printComparison('Chromium: request and reply', inPage);
}

async function benchPushes({ server, port, browser, page }: Surroundings): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const heap = async (): Promise<number> => {
    await session.send('HeapProfiler.collectGarbage');
    return (await session.send('Runtime.getHeapUsage')).usedSize;
  };
  await page.evaluate((to) => window.bench.listen(to), port);
  const before = await heap();
  const expected = PUSHES_PER_SECOND * FLOOD_SECONDS;
  const tasks = await recordTasks(browser, async () => {
    server.send({ perSecond: PUSHES_PER_SECOND, seconds: FLOOD_SECONDS });
    await page.waitForFunction((count) => window.bench.heard.count >= count, expected, { timeout: 60_000 });
  });
  const more = ((await heap()) - before) / MEGABYTE;
  const heard = await page.evaluate(() => window.bench.heard);
  printTable(
    `Chromium: ${PUSHES_PER_SECOND} pushes a second for ${FLOOD_SECONDS} s, encrypted`,
    ['sent', 'lost', 'out of order', 'longest task, own work', 'longest task, wall', 'heap after'],
    [
      [
        String(expected),
        String(expected - heard.count),
        String(heard.outOfOrder),
        `${tasks.longestWorkMs.toFixed(1)} ms`,
        `${tasks.longestMs.toFixed(1)} ms`,
        `${more.toFixed(2)} MB more`,
      ],
    ],
  );
}

const PARTS = { calls: benchCalls, pushes: benchPushes };

const asked = process.argv.slice(2);
const server = fork(here('./bridge/echo-server.ts'));
const port = await new Promise<number>((resolve) => {
  server.once('message', (message: { port: number }) => {
    resolve(message.port);
  });
});
const browser = await chromium.launch(chromiumOptions('browser'));
try {
  const [load] = loadavg();
  console.log(
    `Node ${process.version}, Chromium ${browser.version()}, ${availableParallelism()} cores, load ${load?.toFixed(1)}.`,
  );
  console.log('Best of interleaved rounds; about 300 B each way.');
  const page = await openPage(browser);
  for (const [name, bench] of Object.entries(PARTS)) {
    if (asked.length === 0 || asked.includes(name)) await bench({ server, port, browser, page });
  }
} finally {
  await browser.close();
  server.disconnect();
}
