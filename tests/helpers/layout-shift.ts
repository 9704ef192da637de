/** How much of what a visitor saw has moved by itself. */
import type { Page } from 'playwright';

/** Has to be called before the page is opened. @returns asks for the sum so far, in the browser's own measure */
export async function watchLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) sum += entry.value; // as observed
      document.documentElement.dataset['shifted'] = String(sum);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          // What has just been rendered is counted a frame later.
          requestAnimationFrame(() =>
            setTimeout(() => resolve(Number(document.documentElement.dataset['shifted'] ?? '0')), 50),
          );
        }),
    );
}
