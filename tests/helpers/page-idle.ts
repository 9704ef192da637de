/** When a page has done all that it does by itself. */
import type { Page } from 'playwright';

/** Longer than a page waits between two steps that it takes by itself. */
const REST_MS = 3_000;

export async function untilPageIdle(page: Page): Promise<void> {
  await page.waitForFunction((restMs) => {
    const ends = performance.getEntries().map(({ startTime, duration }) => startTime + duration);
    return document.readyState === 'complete' && performance.now() - Math.max(...ends) > restMs;
  }, REST_MS);
}
