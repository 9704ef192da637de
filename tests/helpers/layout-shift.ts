/** How much of what a visitor saw has moved by itself. */
import type { Page } from 'playwright';

interface ShiftEntry extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

/**
 * What has moved on the page since its HTML was there, of which a busy machine shows the beginning first: by how much, in the
 * browser's own measure, and its words.
 */
export async function layoutShifts(page: Page): Promise<{ value: number; words: string }[]> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const shifts: { value: number; words: string }[] = [];
        // What the type says they are.
        const [opening] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
        new PerformanceObserver((list) => {
          for (const { startTime, value, sources } of list.getEntries() as ShiftEntry[])
            if (startTime > (opening?.domInteractive ?? 0))
              shifts.push({ value, words: sources.map(({ node }) => node?.textContent?.trim()).join(' | ') });
        }).observe({ type: 'layout-shift', buffered: true });
        // What has just been rendered is counted a frame later.
        requestAnimationFrame(() => setTimeout(() => resolve(shifts), 50));
      }),
  );
}

export async function layoutShiftSum(page: Page): Promise<number> {
  return (await layoutShifts(page)).reduce((sum, { value }) => sum + value, 0);
}
