/**
 * `npm run bench -- workbench`: how long the workbench's longest task is while 10,000 pushes a second arrive, with a thousand
 * shops in the list and the panel of one of them beside it; and how soon the last push is seen after it was sent. Once with
 * the processor as it is and once slowed four times. The page's own work is processor time without what the
 * browser takes to collect garbage (every push is an event of the browser's); duration also counts what the machine did for
 * others meanwhile. Nothing here fails.
 *
 *   npm run bench -- workbench [--per-second=10000] [--seconds=3] [--runs=3] [--slowdown=4]
 */
import { fork, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser } from 'playwright';
import { dictionaries } from '#i18n/dictionaries.ts';
import { localizedPath } from '#i18n/locales.ts';
import { chromiumOptions } from '#scripts/lib/chromium.ts';
import { endAll, endWithParent } from '#scripts/lib/processes.ts';
import { startServer, untilReady } from '#scripts/lib/services.ts';
import { freePort } from '#scripts/lib/settings.ts';
import { localKeys } from '#src/config/storage-keys.ts';
import { recordTasks, type TaskRecord } from './record-tasks.ts';
import type { Flood, Told } from './workbench/client.ts';

/** Windows to look at it in: beside the list, and over it. */
const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 360, height: 740 } };
const LOCALE = 'en-US';
/** A page that is slowed has the last of them long after they were sent. */
const PATIENCE_MS = 200_000;

const args = process.argv.slice(2);
const numberOf = (name: string, fallback: number): number =>
  Number(args.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3) ?? fallback);
const perSecond = numberOf('per-second', 10_000);
const seconds = numberOf('seconds', 3);
const runs = numberOf('runs', 3);
const slowdown = numberOf('slowdown', 0);
const slowdowns = slowdown > 0 ? [slowdown] : [1, 4];

interface Run extends TaskRecord {
  /** From the first push sent to the last one seen. */
  seenMs: number;
  floodMs: number;
}

const nextOf = <Key extends 'cookies' | 'floodMs'>(child: ChildProcess, key: Key) =>
  new Promise<Extract<Told, Record<Key, unknown>>>((resolve) => {
    const hear = (told: Told): void => {
      if (!(key in told)) return;
      child.off('message', hear);
      resolve(told as Extract<Told, Record<Key, unknown>>); // the one that has the key
    };
    child.on('message', hear);
  });

async function runOnce(
  browser: Browser,
  origin: string,
  viewport: { width: number; height: number },
  rate: number,
  run: number,
): Promise<Run> {
  const client = fork(fileURLToPath(new URL('./workbench/client.ts', import.meta.url)));
  const { cookies } = await nextOf(client, 'cookies');
  const context = await browser.newContext({ viewport });
  await context.addCookies(
    Object.entries(cookies).map(([name, value]) => ({ name, value: encodeURIComponent(value), url: origin })),
  );
  const page = await context.newPage();
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    localKeys.analyticsConsent,
    'refused',
  ] as const);
  const { workbenchShop } = dictionaries[LOCALE];
  await page.goto(origin + localizedPath(LOCALE, '/app/site'));
  const details = workbenchShop.details.replace('{{name}}', 'Harbor & Pine');
  await page.getByRole('button', { name: details, exact: true }).click();
  await page.locator('.wb-detail').getByLabel(workbenchShop.tag.title, { exact: true }).waitFor();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });

  const end = `end ${String(run)}`;
  const asked: Flood = { perSecond, seconds, end };
  let seenMs = 0;
  let floodMs = 0;
  const tasks = await recordTasks(browser, async () => {
    const start = performance.now();
    const over = nextOf(client, 'floodMs');
    client.send(asked);
    await page.waitForFunction(
      (address) => document.querySelector('.wb-detail .wb-marks')?.textContent.includes(address),
      end,
      { timeout: PATIENCE_MS, polling: 100 },
    );
    seenMs = performance.now() - start;
    ({ floodMs } = await over);
  });
  await context.close();
  client.kill();
  return { ...tasks, seenMs, floodMs };
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN;
const ms = (value: number): string => `${value.toFixed(0)} ms`;

endWithParent(1);
const dataDir = mkdtempSync(join(tmpdir(), 'bench-workbench-'));
const port = await freePort();
const origin = `http://127.0.0.1:${port}`;
await untilReady(
  origin,
  startServer({
    PORT: String(port),
    DESK_PORT: 'off',
    CLIENT_PORT: '0',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
  }),
);
const browser = await chromium.launch(chromiumOptions('browser'));
console.log(
  `${browser.version()}, load ${loadavg()[0]?.toFixed(1) ?? '?'}; 1,000 shops, ${String(perSecond)} pushes a second for ${String(seconds)} s, ` +
    `median (all) of ${String(runs)} runs`,
);
for (const [name, viewport] of Object.entries(SIZES)) {
  for (const rate of slowdowns) {
    const found: Run[] = [];
    for (let run = 1; run <= runs; run += 1) {
      found.push(await runOnce(browser, origin, viewport, rate, run));
    }
    const figure = (label: string, of: (run: Run) => number): string => {
      const values = found.map(of);
      return `  ${label.padEnd(38)}${ms(median(values)).padStart(9)}   (${values.map(ms).join(', ')})`;
    };
    console.log(
      [
        `${name}, processor ${rate === 1 ? 'as it is' : `slowed ${String(rate)} times`}`,
        figure('longest task, the page’s own work', ({ longestCodeMs }) => longestCodeMs),
        figure('longest task, with the collector’s', ({ longestWorkMs }) => longestWorkMs),
        figure('longest task, duration', ({ longestMs }) => longestMs),
        figure('sending took', ({ floodMs }) => floodMs),
        figure('last push seen after', ({ seenMs }) => seenMs),
      ].join('\n'),
    );
  }
}
await browser.close();
await endAll();
rmSync(dataDir, { recursive: true, force: true });
