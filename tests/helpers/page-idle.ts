/** Waits until a page has done its work without the visitor. */
import type { Page } from 'playwright';

/** Longer than the pause between two such steps. */
const REST_MS = 3_000;

export async function untilPageIdle(page: Page): Promise<void> {
  await page.waitForFunction((restMs) => {
    const ends = performance.getEntries().map(({ startTime, duration }) => startTime + duration);
    return document.readyState === 'complete' && performance.now() - Math.max(...ends) > restMs;
  }, REST_MS);
}
