/** The font of the headings: no first paint waits for it, nothing moves by it, and pages with a secret address ask for none. */
import type { Page, Request } from 'playwright';
import { expect, test } from '#tests/helpers/test.ts';

const FONT = '**/*.woff2';
const isInUse = (page: Page) => page.locator('html[data-heading-font]');

/** Whether something moves depends on the fonts of the machine: here nothing can, unless a test has it moved. */
const STILL = 'h1, h2, h3, header a { position: absolute !important; inset: 0 auto auto 0; block-size: 1px }';
const addRule = (page: Page, rule: string) =>
  page.addInitScript((text) => {
    addEventListener('DOMContentLoaded', () => document.styleSheets[0]?.insertRule(text));
  }, rule);

test.beforeEach(({ page }) => addRule(page, STILL));

test('comes when the first page rests, and is there at once on the next', async ({ page }) => {
  const states: Promise<string>[] = [];
  const note = (request: Request) => {
    if (request.url().endsWith('.woff2')) states.push(page.evaluate(() => document.readyState));
  };
  page.on('request', note);
  await page.goto('/en/about');
  await expect(isInUse(page)).toHaveCount(1);
  expect(await Promise.all(states)).toEqual(['complete']);
  page.off('request', note);

  await page.goto('/en/partners', { waitUntil: 'commit' });
  await expect(isInUse(page)).toHaveCount(1);
});

test('leaves the page as it is where something would move, and serves the next one', async ({ page }) => {
  await addRule(page, '[data-heading-font] h1 { inset-block-start: 9px !important }');
  await page.goto('/en/about');
  await page.waitForFunction(() => sessionStorage.getItem('headingFont') !== null);
  await expect(isInUse(page)).toHaveCount(0);
  await page.goto('/en/partners', { waitUntil: 'commit' });
  await expect(isInUse(page)).toHaveCount(1);
});

test.describe('lost on the way', () => {
  test.use({ expectedFaults: /ERR_FAILED/ });

  test('is asked for again on the next page when it was lost', async ({ page }) => {
    await page.route(FONT, (route) => route.abort());
    const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.woff2'));
    await page.goto('/en/about');
    await lost;
    await page.unroute(FONT);
    await page.goto('/en/about');
    await expect(isInUse(page)).toHaveCount(1);
  });
});

test('is asked for by no page whose address is a secret', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/en/staffregister?token=sample-open-joins-at-once');
  await expect.poll(() => asked.some((url) => url.includes('SiteScript'))).toBe(true);
  await page.waitForLoadState('networkidle');

  expect(asked.filter((url) => url.endsWith('.woff2'))).toEqual([]);
});
