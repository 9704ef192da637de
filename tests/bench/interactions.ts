/**
 * `npm run bench -- interactions`: how soon pages answer a visitor on a slow phone. A whole Chromium with its processor slowed
 * four times does what people do on registration, market, table of versions and workbench (its demo), in both languages,
 * and the browser's own Event Timing says how long each took until it was painted. Above 200 ms people feel it. The machine
 * has a say in it, so nothing here fails; what is slow in every run is worth a look.
 *
 *   npm run bench -- interactions [/address …] [--runs=3]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { localeCodes, locales, localizedPath, type Locale } from '#i18n/locales.ts';
import { chromiumOptions } from '#scripts/lib/chromium.ts';
import { endAll, endWithParent } from '#scripts/lib/processes.ts';
import { startServer, untilReady } from '#scripts/lib/services.ts';
import { freePort } from '#scripts/lib/settings.ts';
import { untilPageIdle } from '#tests/helpers/page-idle.ts';
import { slowestOf, startWatching } from './interactions/measure.ts';
import { subjectsIn, type Subject } from './interactions/scripts.ts';

const SLOWDOWN = 4;
const GOOD_MS = 200;
const DEFAULT_RUNS = 3;
/** A phone of the middle. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/**
 * In pixels of the screen, of which the page takes as many as the phone has: what is painted outside of the window is
 * never shown, and its time runs on until something within is.
 */
const WINDOW = { width: 1000, height: 2000 };

/** By the name of each interaction, what each run took. */
type Times = Map<string, number[]>;

async function runOnce(browser: Browser, origin: string, locale: Locale, subject: Subject, times: Times) {
  const context = await browser.newContext({ ...PHONE, locale: locales[locale].htmlLang });
  const page = await context.newPage();
  await startWatching(page);
  const session = await context.newCDPSession(page);
  const { windowId } = await session.send('Browser.getWindowForTarget');
  await session.send('Browser.setWindowBounds', { windowId, bounds: WINDOW });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.goto(origin + localizedPath(locale, subject.path));
  await untilPageIdle(page);
  await subject.ready(page);
  for (const interaction of subject.interactions) {
    const time = await slowestOf(page, interaction);
    times.set(interaction.name, [...(times.get(interaction.name) ?? []), time]);
  }
  await context.close();
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN;

function rowsOf(times: Times): string[] {
  return [...times].map(([name, values]) => {
    const middle = median(values);
    const all = values.map((value) => value.toFixed(0)).join(' ');
    return `  ${name.padEnd(26)}${middle.toFixed(0).padStart(6)} ms   ${middle > GOOD_MS ? 'slow' : '    '}   (${all})`;
  });
}

endWithParent(1);
const args = process.argv.slice(2);
const paths = args.filter((argument) => argument.startsWith('/'));
const runs = Number(
  args.find((argument) => argument.startsWith('--runs='))?.slice('--runs='.length) ?? DEFAULT_RUNS,
);

const dataDir = mkdtempSync(join(tmpdir(), 'bench-interactions-'));
const port = await freePort();
const origin = `http://127.0.0.1:${port}`;
await untilReady(
  origin,
  startServer({
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    LOG_LEVEL: 'error',
    // All visitors of the bench come from one address, and none of them shows its code.
    LIMIT_CODES_PER_ADDRESS_HOUR: '1000',
  }),
);
const browser = await chromium.launch(chromiumOptions('browser'));
console.error(
  `${browser.version()}, processor slowed ${SLOWDOWN} times, load ${loadavg()
    .map((load) => load.toFixed(1))
    .join(' ')}`,
);

for (const locale of localeCodes) {
  for (const subject of subjectsIn(locale)) {
    const address = localizedPath(locale, subject.path);
    if (paths.length > 0 && !paths.includes(address)) continue;
    const times: Times = new Map();
    for (let run = 1; run <= runs; run += 1) await runOnce(browser, origin, locale, subject, times);
    const worst = Math.max(...[...times.values()].map(median));
    const title = [address, subject.note].filter(Boolean).join(', ');
    console.log(`${title}: interaction to next paint ${worst.toFixed(0)} ms\n${rowsOf(times).join('\n')}`);
  }
}

await browser.close();
await endAll();
rmSync(dataDir, { recursive: true, force: true });
