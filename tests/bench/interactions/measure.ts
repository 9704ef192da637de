/**
 * How long the page takes from an input until what follows is painted, as the browser's Event Timing tells it: the longest
 * event of each interaction (a press, a key), whose worst is what Interaction to Next Paint counts.
 */
import type { Page } from 'playwright';
import type { Interaction } from './scripts.ts';

/** Event Timing's own lower limit; what is shorter it does not tell. */
const SHORTEST_TOLD_MS = 16;
/** After an input: long enough for what follows it on a slow processor. */
const SETTLE_MS = 1_500;

declare global {
  interface Window {
    /** Milliseconds of the longest event by the number of its interaction. */
    interactionTimes?: Map<number, number>;
  }
}

/** To run in the page before its own scripts. */
function watchInteractions(shortestMs: number): void {
  const times = (window.interactionTimes = new Map<number, number>());
  const options: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    buffered: true,
    durationThreshold: shortestMs,
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
      // Pointer moves and the like are no interactions.
      if (!entry.interactionId) continue;
      times.set(entry.interactionId, Math.max(times.get(entry.interactionId) ?? 0, entry.duration));
    }
  }).observe(options);
}

export const startWatching = (page: Page): Promise<unknown> =>
  page.addInitScript(watchInteractions, SHORTEST_TOLD_MS);

/** @returns the slowest of the inputs that the interaction consists of, in ms; 0 where none took as long as the browser tells */
export async function slowestOf(page: Page, { run }: Interaction): Promise<number> {
  await page.evaluate(() => window.interactionTimes?.clear());
  await run(page);
  // eslint-disable-next-line no-restricted-syntax -- nothing tells that no further event of this interaction comes
  await page.waitForTimeout(SETTLE_MS);
  return page.evaluate(() => Math.max(0, ...(window.interactionTimes?.values() ?? [])));
}
