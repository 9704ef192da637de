/** The trial tooltip: on the second visit to the home page after a look around, or at the hot-product block; once. */
import type { Page } from 'playwright';
import { wordsOf } from '#tests/helpers/islands.ts';
import { untilPageIdle } from '#tests/helpers/page-idle.ts';
import { expect, test } from '#tests/helpers/test.ts';

const tip = (page: Page) =>
  page
    .getByRole('status')
    .locator('div')
    .filter({ has: page.getByRole('button', { name: wordsOf(page).chatAndOffers.tooltip.close }) });

/** As somebody who has looked around: the flags that the pages set. */
async function lookAround(page: Page, flags: Record<string, string>) {
  await page.goto('/privacy-choices');
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, flags);
}

/** Phones, a tablet, desks, and windows so low that something has to be covered. */
const SIZES = [
  [320, 640],
  [390, 844],
  [768, 1024],
  [1280, 720],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
  [640, 360],
  [1024, 300],
] as const;

const looked = { homeVisitCount: '1', hasViewedDownload: '1', hasViewedRegister: '1' };

test('§2.60 §9.3 shows on the second visit for five seconds, and never again', async ({ page }) => {
  await lookAround(page, looked);
  await page.clock.install();
  await page.goto('/en');
  await page.clock.runFor(3_000);
  await expect(tip(page)).toBeVisible();
  await expect(tip(page).getByRole('link')).toHaveAttribute('href', '/en/webtrial');

  await page.clock.runFor(1_500);
  await expect(tip(page)).toBeVisible();
  await page.clock.runFor(5_000);
  await expect(tip(page)).toBeHidden();

  await page.evaluate(() => localStorage.setItem('homeVisitCount', '1'));
  await page.goto('/en');
  await page.clock.runFor(5_000);
  await page.locator('#hot-products').scrollIntoViewIfNeeded();
  await page.clock.runFor(1_000);
  await expect(tip(page)).toBeHidden();
});

for (const path of ['/', '/en'])
  test(`finds a place on ${path} at every size, in sight at once`, async ({ page }) => {
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await lookAround(page, { ...looked, tooltipShown: '' });
      await page.goto(path);
      await expect(tip(page), `${width} × ${height}`).toBeInViewport();
    }
  });

test('§3.16 counts visits to the home page', async ({ page }) => {
  for (const path of ['/', '/en', '/privacy-choices', '/']) {
    await page.goto(path);
    await untilPageIdle(page);
  }

  expect(await page.evaluate(() => localStorage.getItem('homeVisitCount'))).toBe('3');
});

test('§4.3 stays away when the visitor has registered', async ({ page }) => {
  await lookAround(page, { ...looked, hasRegistered: '1' });
  await page.goto('/');
  await page.waitForLoadState('networkidle');

  await expect(tip(page)).toBeHidden();
});

test('§4.4 shows at the hot-product block as well, on any visit', async ({ page }) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await expect(tip(page)).toBeHidden();

  await page.locator('#hot-products').scrollIntoViewIfNeeded();

  await expect(tip(page)).toBeVisible();
  await tip(page).getByRole('button').click();
  await expect(tip(page)).toBeHidden();
});

test('remembers a download from any page', async ({ page }) => {
  await page.goto('/privacy-choices');
  await untilPageIdle(page);
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/installers/BerthBrowser-Setup.exe?x=1';
    link.id = 'made';
    link.addEventListener('click', (event) => event.preventDefault());
    document.body.append(link);
    link.click();
  });

  expect(await page.evaluate(() => localStorage.getItem('hasDownloaded'))).toBe('1');
});
