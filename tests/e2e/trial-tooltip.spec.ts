/**
 * The trial tooltip at the hot-product block, and its stored flags. ./in-view.spec.ts tests the second visit to the
 * home page and the free place.
 */
import type { Page } from 'playwright';
import { scripted, wordsOf } from '#tests/helpers/islands.ts';
import { expect, test } from '#tests/helpers/test.ts';

const tip = (page: Page) =>
  page
    .getByRole('status')
    .locator('div')
    .filter({ has: page.getByRole('button', { name: wordsOf(page).chatAndOffers.tooltip.close }) });

const kept = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

test('§3.16 §4.4 shows at the hot-product block on any visit; visits and a download are stored', async ({
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
