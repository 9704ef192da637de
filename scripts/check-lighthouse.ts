/**
 * Lighthouse for phones on the pages that matter most, in both languages, from the real server. The aim is 100 in all
 * four categories, and three of them are held to it. Performance is time measured on whatever machine this is, which can
 * only take away: a few points lost fail nothing, and a page that lost more is run again, three times at most. The bytes behind it have budgets.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { localeCodes, localizedPath } from '#i18n/locales.ts';
import { routePath, type RouteId } from '#src/config/routes.ts';
import { chromiumOptions } from './lib/chromium.ts';
import { endAll, endWithParent } from './lib/processes.ts';
import { startServer, untilReady } from './lib/services.ts';
import { freePort } from './lib/settings.ts';

const ROUTES: readonly RouteId[] = ['home', 'download', 'register'];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const MAX_RUNS = 3;
const FULL = 100;
const FEWEST: Record<(typeof CATEGORIES)[number], number> = {
  performance: 95,
  accessibility: FULL,
  'best-practices': FULL,
  seo: FULL,
};

type Category = (typeof CATEGORIES)[number];
type Scores = Record<Category, number>;

interface Run {
  scores: Scores;
  /** What took points away, in Lighthouse's words. */
  complaints: string[];
  /** Milliseconds. */
  firstPaint: number;
  largestPaint: number;
}

async function measure(address: string, port: number): Promise<Run> {
  const result = await lighthouse(address, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
  });
  if (!result) throw new Error(`Lighthouse gave no result for ${address}`);
  const { categories, audits, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`${address}: ${runtimeError.message}`);
  const counting = CATEGORIES.flatMap((id) => categories[id]?.auditRefs ?? []).filter(
    ({ weight }) => weight > 0,
  );
  const complaints = counting.flatMap(({ id }) => {
    const audit = audits[id];
    return audit && (audit.score ?? 1) < 0.9 ? [`${audit.title} ${audit.displayValue ?? ''}`.trim()] : [];
  });
  return {
    scores: Object.fromEntries(
      CATEGORIES.map((id) => [id, Math.round((categories[id]?.score ?? 0) * FULL)]),
    ) as Scores, // one entry for each category
    complaints,
    firstPaint: Math.round(audits['first-contentful-paint']?.numericValue ?? 0),
    largestPaint: Math.round(audits['largest-contentful-paint']?.numericValue ?? 0),
  };
}

/** @throws what went wrong last, when no run came to an end: now and then one loses the trace of its page */
async function bestRun(address: string, port: number): Promise<Run> {
  let best: Run | undefined;
  let trouble: unknown;
  const isEnough = () => (best?.scores.performance ?? -1) >= FEWEST.performance;
  for (let runs = 0; runs < MAX_RUNS && !isEnough(); runs += 1) {
    const next = await measure(address, port).catch((error: unknown) => {
      trouble = error;
      return undefined;
    });
    if (next && next.scores.performance > (best?.scores.performance ?? -1)) best = next;
  }
  if (!best) throw trouble;
  return best;
}

endWithParent(1);
const dataDir = mkdtempSync(join(tmpdir(), 'site-data-'));
const [sitePort, port] = [await freePort(), await freePort()];
const origin = `http://127.0.0.1:${sitePort}`;
const server = startServer({
  PORT: String(sitePort),
  DESK_PORT: 'off',
  DATA_DIR: dataDir,
  DATABASE_URL: '',
  LOG_LEVEL: 'warn',
});
await untilReady(origin, server);
const options = chromiumOptions();
const browser = await chromium.launch({
  ...options,
  args: [...options.args, `--remote-debugging-port=${port}`],
});

let failed = 0;
const pages = ROUTES.flatMap((id) =>
  // Registration in one language: both are the same island, and a run takes ten seconds.
  (id === 'register' ? localeCodes.slice(0, 1) : localeCodes).map((locale) =>
    localizedPath(locale, routePath(id)),
  ),
);
for (const path of pages) {
  const run = await bestRun(origin + path, port).catch((error: unknown) => String(error));
  if (typeof run === 'string') {
    failed += 1;
    console.log(run);
    continue;
  }
  const numbers = CATEGORIES.map((id) => run.scores[id]).join('/');
  console.log(`${path.padEnd(16)} ${numbers}  FCP ${run.firstPaint} ms  LCP ${run.largestPaint} ms`);
  if (CATEGORIES.every((id) => run.scores[id] >= FEWEST[id])) continue;
  failed += 1;
  for (const complaint of run.complaints) console.log(`  ${complaint}`);
}

await browser.close();
await endAll();
rmSync(dataDir, { recursive: true, force: true });
console.log(`${pages.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
