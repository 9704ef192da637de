/** One run of Lighthouse with a simulated phone, in a browser that listens for commands. */
import lighthouse, { type Result } from 'lighthouse';
import { chromium } from 'playwright';
import { chromiumOptions } from './chromium.ts';
import { freePort } from './free-port.ts';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];

const FULL = 100;
const MAX_TRIES = 3;
/** An audit below this gets a line. */
const GOOD_SCORE = 0.9;

export type LighthouseRun = ReturnType<typeof readResult>;

/** The used part of a row of Lighthouse's `network-requests`. */
interface NetworkRequest {
  url: string;
  resourceType: string;
  transferSize: number;
}

/** A whole browser: the headless shell omits the work of drawing. @returns it, and the port for its commands */
export async function openBrowser(...flags: readonly string[]) {
  const port = await freePort();
  const options = chromiumOptions('browser');
  const args = [...options.args, `--remote-debugging-port=${port}`, ...flags];
  return { port, browser: await chromium.launch({ ...options, args }) };
}

/**
 * @param port for the browser's commands
 * @throws when no try finishes: sometimes one loses the trace of its page
 */
export async function runLighthouse(
  address: string,
  port: number,
  wanted: readonly Category[] = CATEGORIES,
): Promise<LighthouseRun> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await runOnce(address, port, wanted);
    } catch (error) {
      if (tries === MAX_TRIES) throw error;
    }
  }
}

async function runOnce(address: string, port: number, wanted: readonly Category[]) {
  const result = await lighthouse(address, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...wanted],
  });
  if (!result) throw new Error(`Lighthouse gave no result for ${address}`);
  const { runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`${address}: ${runtimeError.message}`);
  return readResult(result.lhr, wanted);
}

/** Times are milliseconds; the shift of the layout has no unit. */
function readResult({ categories, audits }: Result, wanted: readonly Category[]) {
  const details = audits['network-requests']?.details;
  // Lighthouse does not type the rows of a table.
  const requests = (details?.type === 'table' ? details.items : []) as unknown as NetworkRequest[];
  const number = (id: string) => audits[id]?.numericValue ?? 0;
  const counting = wanted.flatMap((id) => categories[id]?.auditRefs ?? []).filter(({ weight }) => weight > 0);
  const lostPoints = counting.flatMap(({ id }) => {
    const audit = audits[id];
    const isGood = (audit?.score ?? 1) >= GOOD_SCORE;
    return !audit || isGood ? [] : [`${audit.title} ${audit.displayValue ?? ''}`.trim()];
  });
  return {
    /** 0 to 100, only of the wanted categories. */
    scores: Object.fromEntries(
      wanted.map((id) => [id, Math.round((categories[id]?.score ?? 0) * FULL)]),
    ) as Partial<Record<Category, number>>,
    /** The reasons for lost points, in Lighthouse's words. */
    complaints: lostPoints,
    firstPaint: Math.round(number('first-contentful-paint')),
    largestPaint: Math.round(number('largest-contentful-paint')),
    blockingTime: Math.round(number('total-blocking-time')),
    layoutShift: number('cumulative-layout-shift'),
    /** Requests until the page is idle that transferred bytes. */
    requests: requests.filter(({ transferSize }) => transferSize > 0),
  };
}
