/**
 * The trial tooltip: on the second visit to the home page after a look around, or at the hot-product block; once. Where it
 * finds a place is seen in ./in-view.spec.ts.
 */
import type { Page } from 'playwright';
import { scripted, wordsOf } from '#tests/helpers/islands.ts';
import { expect, test } from '#tests/helpers/test.ts';

const tip = (page: Page) =>
  page
    .getByRole('status')
    .locator('div')
    .filter({ has: page.getByRole('button', { name: wordsOf(page).chatAndOffers.tooltip.close }) });

/** As somebody who has looked around: the flags that the pages set. */
const lookAround = (page: Page, flags: Record<string, string> = {}) =>
  page.evaluate(
    (entries) => {
      localStorage.clear();
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    },
    { homeVisitCount: '1', hasViewedDownload: '1', hasViewedRegister: '1', ...flags },
  );
const kept = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

test('§2.60 §4.3 §9.3 shows on the second visit for five seconds, never again, and never after a registration', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/privacy-choices');
  await lookAround(page);
  await page.goto('/en');
  await page.clock.runFor(3_000);
  await expect(tip(page)).toBeVisible();
  await expect(tip(page).getByRole('link')).toHaveAttribute('href', '/en/webtrial');

  await page.clock.runFor(1_500);
  await expect(tip(page)).toBeVisible();
  await page.clock.runFor(5_000);
  await expect(tip(page)).toBeHidden();

  for (const flag of ['tooltipShown', 'hasRegistered']) {
    await lookAround(page, { [flag]: '1' });
    await page.goto('/en');
    await scripted(page);
    await page.clock.runFor(5_000);
    await page.locator('#hot-products').scrollIntoViewIfNeeded();
    await page.clock.runFor(1_000);
    await expect(tip(page), flag).toBeHidden();
  }
});

test('§3.16 §4.4 shows at the hot-product block as well, on any visit; visits and a download are remembered', async ({
  page,
}) => {
  await page.goto('/');
  await scripted(page);
  await expect(tip(page)).toBeHidden();
  await page.locator('#hot-products').scrollIntoViewIfNeeded();
  await expect(tip(page)).toBeVisible();
  await tip(page).getByRole('button').click();
  await expect(tip(page)).toBeHidden();

  for (const path of ['/en', '/privacy-choices']) {
    await page.goto(path);
    await scripted(page);
    expect(await kept(page, 'homeVisitCount'), path).toBe('2');
  }
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/installers/BerthBrowser-Setup.exe?x=1';
    link.addEventListener('click', (event) => event.preventDefault());
    document.body.append(link);
    link.click();
  });
  expect(await kept(page, 'hasDownloaded')).toBe('1');
});
