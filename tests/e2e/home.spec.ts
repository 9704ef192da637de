/**
 * The home page: the picture on its first screen (./download-systems.spec.ts tests its button for each system), and the
 * trial tooltip at the hot-product block with its stored flags (./in-view.spec.ts tests the second visit and the free
 * place).
 */
import { sampleShops } from '#src/content/data/sample-shops.ts';
import { dictionaries } from '#i18n/dictionaries.ts';
import { expect, test } from '#tests/helpers/test.ts';
import type { Page } from 'playwright';
import { scripted, wordsOf } from '#tests/helpers/islands.ts';

test('shows each place’s time, does not move with reduced motion, and focuses the chosen window', async ({
  page,
}) => {
  const clocks = page.locator('.berth time');
  await page.clock.install({ time: '2026-11-25T13:31:30Z' });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/en');
  await expect(clocks).toHaveText(['05:31', '14:31', '22:31']);
  const said = (text: string) => page.locator('.berth').getByText(text, { exact: true });
  for (const greeting of ['Good morning', 'Guten Tag', 'こんばんは'])
    await expect(said(greeting)).toBeVisible();
  await page.clock.runFor(60_000);
  await expect(clocks.first()).toHaveText('05:32');

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  // The page has the hour of its build until its script has run.
  await page.clock.runFor(1_000);
  await expect(clocks.first()).toHaveText(/^05:3\d$/);
  const minute = await clocks.first().innerText();
  await page.clock.runFor(120_000);
  await expect(clocks.first()).toHaveText(minute);

  const picture = page.getByRole('group', { name: dictionaries['en-US'].home.desk.legend });
  const windows = picture.locator('.berth');
  const widths = () => windows.evaluateAll((all) => all.map((window) => window.clientWidth));
  const bottom = () => picture.evaluate((element) => element.getBoundingClientRect().bottom + scrollY);
  const [before, foot] = [await widths(), await bottom()];
  expect(before[0]).toBeGreaterThan(before[2] ?? 0);
  await windows.nth(2).click();
  await page.mouse.move(0, 0);
  await expect(picture.getByText(sampleShops[2]?.timeZone ?? 'no third shop')).toBeVisible();
  await expect.poll(widths).toEqual(before.toReversed());
  // Nothing else moves.
  expect(await bottom()).toBe(foot);
  await page.keyboard.press('ArrowUp');
  await expect(picture.getByText(sampleShops[1]?.timeZone ?? 'no second shop')).toBeVisible();
  await expect(picture.getByRole('radio').nth(1)).toBeFocused();
});

test('paints before it requests the font of figures; a later page of the visit shows it at once', async ({
  page,
}) => {
  const clock = page.locator('.berth time').first();
  const fontAfterPaint = () =>
    page.evaluate(() => {
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      const font = performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.woff2'));
      return paint && font && font.startTime >= paint.startTime;
    });
  await page.goto('/en');
  await expect(clock).toHaveCSS('font-family', /^Archivo,/);
  await expect.poll(fontAfterPaint).toBe(true);
  await page.locator('a[href="/en/about"]').first().click();
  await page.waitForURL('**/en/about');
  await page.evaluate(() => (location.href = '/en'));
  await page.waitForURL('**/en');
  await expect(clock).toHaveCSS('font-family', /^Archivo,/);
  await expect.poll(fontAfterPaint).toBe(false);
});

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
