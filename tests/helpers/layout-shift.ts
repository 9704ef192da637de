/** Layout shifts of a page. */
import type { Page } from 'playwright';

interface ShiftEntry extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

/** The layout shift since the page was opened, in the browser's measure, and the texts that moved. */
export async function layoutShifts(page: Page): Promise<{ value: number; words: string }[]> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const shifts: { value: number; words: string }[] = [];
        new PerformanceObserver((list) => {
          for (const { value, sources } of list.getEntries() as ShiftEntry[])
            shifts.push({ value, words: sources.map(({ node }) => node?.textContent?.trim()).join(' | ') });
        }).observe({ type: 'layout-shift', buffered: true });
        // A new shift is counted one frame later.
        requestAnimationFrame(() => setTimeout(() => resolve(shifts), 50));
      }),
  );
}

export async function layoutShiftSum(page: Page): Promise<number> {
  return (await layoutShifts(page)).reduce((sum, { value }) => sum + value, 0);
}
