/**
 * The `test` of every browser test: a page that must stay silent. An error in the console, an uncaught error and a
 * violation of the content security policy all fail the test that caused them.
 */
import type { Page } from 'playwright';
import { expect, test as base } from 'playwright/test';

interface Silence {
  /** Matches the messages that a test provokes on purpose. */
  expectedFaults: RegExp | undefined;
}

/** @returns a growing list of the page's errors from now on */
export function listenForFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    // Chromium reports violations of the policy as errors, and headers it does not understand as warnings.
    if (message.type() === 'error' || /policy/i.test(message.text())) faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
  return faults;
}

export const test = base.extend<Silence>({
  expectedFaults: [undefined, { option: true }],
  page: async ({ page, expectedFaults }, use) => {
    const faults = listenForFaults(page);
    await use(page);
    expect(faults.filter((fault) => !expectedFaults?.test(fault))).toEqual([]);
  },
});

export { expect };

/** For `test.use`: a phone instead of a desktop. */
export const handheld = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};
/** The most important stories run with full motion. */
export const handheldInMotion = { ...handheld, contextOptions: {} };
