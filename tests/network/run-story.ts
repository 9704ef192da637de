/** Runs a story over a lossy network, in a visit of its own. */
import type { Browser } from 'playwright';
import { startClientSimulator } from '#server/client-simulator/index.ts';
import { SLOW_MS, startLossyNetwork, type Fault } from '#tests/helpers/lossy-network.ts';
import { setCookies } from '#tests/helpers/workbench-page.ts';
import type { Story } from './stories.ts';

/** Everything that a page fetches after its HTML and its style, but for what the API answers. */
export const isOnDemand = (path: string): boolean =>
  (path.startsWith('/_astro/') && !/\.(?:css|woff2)$/.test(path)) || path.endsWith('.json');

export interface Loss {
  hits: (path: string) => boolean;
  fault: Fault;
  /** For each file. */
  times: number;
}

/**
 * @param site origin of the server
 * @returns what was asked for, and what met the fault
 * @throws Error where the story does not come to its end
 */
export async function runStory(
  browser: Browser,
  site: string,
  story: Story,
  loss: Loss,
): Promise<{ asked: readonly string[]; struck: ReadonlySet<string> }> {
  const network = await startLossyNetwork(site);
  const client = story.inClient
    ? await startClientSimulator({ timings: { openMs: 100, paymentMs: 900 } })
    : undefined;
  // A fault of the test's own making must not be kept from the network by an earlier visit.
  const context = await browser.newContext({ locale: 'en-US', reducedMotion: 'reduce' });
  try {
    if (client) await setCookies(context, network.origin, client.cookies);
    const page = await context.newPage();
    network.lose(loss.hits, loss.fault, loss.times);
    await page.goto(network.origin + story.path, { waitUntil: 'domcontentloaded' });
    await story.go({
      page,
      origin: site,
      onReload: () => network.mend(),
      patienceMs: loss.fault === 'slow' ? SLOW_MS + 5_000 : 2_500,
    });
    return { asked: network.asked, struck: network.struck };
  } finally {
    await context.close();
    await client?.close();
    await network.close();
  }
}
