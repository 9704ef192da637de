/** Runs a story over a lossy network, in a visit of its own. */
import type { Browser } from 'playwright';
import { startClientSimulator } from '#server/client-simulator/index.ts';
import { SLOW_MS, startLossyNetwork, type Fault } from '#tests/helpers/lossy-network.ts';
import { setCookies } from '#tests/helpers/workbench-page.ts';
import type { Story } from './stories/story.ts';

/** Everything that a page fetches after its HTML, which has its style in it, but for what the API answers. */
export const isOnDemand = (path: string): boolean => /^\/_astro\/.*\.(?:js|css)$|\.json$/.test(path);

const PATIENCE_MS = 1_500;

export interface Loss {
  hits: (path: string) => boolean;
  fault: Fault;
  /** For each file, and no longer than up to a reload that the page offers. */
  times: (path: string) => number;
}

export interface StorySite {
  origin: string;
  deskOrigin: string;
}

export const NO_LOSS: Loss = { hits: () => false, fault: 'lost', times: () => 0 };

/**
 * @returns what was asked for, and what met the fault
 * @throws Error where the story does not come to its end
 */
export async function runStory(
  browser: Browser,
  site: StorySite,
  story: Story,
  loss: Loss,
): Promise<{ asked: readonly string[]; struck: ReadonlySet<string> }> {
  const network = await startLossyNetwork(story.isAtDesk ? site.deskOrigin : site.origin);
  const client = story.isInClient
    ? await startClientSimulator({ timings: { openMs: 100, paymentMs: 600_000 } })
    : undefined;
  // A fault of the test's own making must not be kept from the network by an earlier visit.
  const path = typeof story.path === 'string' ? story.path : story.path();
  const context = await browser.newContext({
    locale: /^\/en\b|en-US/.test(path) ? 'en-US' : 'zh-CN',
    reducedMotion: 'reduce',
    ...(story.userAgent ? { userAgent: story.userAgent } : {}),
  });
  try {
    if (client) await setCookies(context, network.origin, client.cookies);
    const page = await context.newPage();
    network.lose(loss.hits, loss.fault, loss.times);
    await page.goto(network.origin + path, { waitUntil: 'domcontentloaded' });
    await story.go({
      page,
      origin: site.origin,
      asked: network.asked,
      onReload: () => network.mend(),
      patienceMs: loss.fault === 'slow' ? SLOW_MS + 5_000 : PATIENCE_MS,
    });
    return { asked: network.asked, struck: network.struck };
  } finally {
    await context.close();
    await client?.close();
    await network.close();
  }
}
