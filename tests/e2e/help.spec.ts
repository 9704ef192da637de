/** Search, the agreements and the lost page on the built site, under its real policies. */
import type { Page } from 'playwright';
import { dictionaries } from '#i18n/dictionaries.ts';
import { readQuestions } from '#tests/helpers/content-files.ts';
import { expect, handheld, test } from '#tests/helpers/test.ts';
import { holdCode } from '#tests/helpers/traffic.ts';

test.use(handheld);

/** Any question will do, as long as it is asked in its own words. */
const { question = '', path: href = '' } = readQuestions('zh-CN')[0] ?? {};
/** The one that explains a code: its number is what visitors look for. */
const explained = readQuestions('zh-CN').find(({ code }) => code === '10015')?.path ?? '';

const searchOf = (page: Page) => page.getByRole('search');
const boxOf = (page: Page) => page.getByRole('searchbox');
const hitsOf = (page: Page) => searchOf(page).getByRole('listitem').getByRole('link');

test('§2.50 the search answers while the visitor types, by code and texts that come when it is touched, leads the keyboard to the first answer, and says when there is nothing', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/faq', { waitUntil: 'networkidle' });
  expect(requests.filter((url) => /\/Search\.|search-index/.test(url))).toEqual([]);
  await boxOf(page).fill(question);
  await expect(hitsOf(page).first()).toHaveAttribute('href', href);
  expect(requests.filter((url) => url.includes('search-index.json'))).toHaveLength(1);
  await expect(searchOf(page).locator('mark').first()).toBeVisible();
  await hitsOf(page).first().click();
  await expect(page.locator(`[id="${href.split('#')[1]}"] h2`)).toBeInViewport();

  // A question that came with the address.
  await page.goto('/faq?q=10015');
  await expect(hitsOf(page).first()).toHaveAttribute('href', explained);
  await expect(boxOf(page)).toHaveValue('10015');
  await boxOf(page).press('Enter');
  await expect(hitsOf(page).first()).toBeFocused();

  // A query is shown as text.
  await boxOf(page).fill('<i>zzqx</i>');
  const { none } = dictionaries['zh-CN'].search;
  await expect(searchOf(page).getByRole('status')).toHaveText(none.replace('{{query}}', '<i>zzqx</i>'));
});

test.describe('the search box', () => {
  test.use({ expectedFaults: /Failed to load resource/ });

  test('answers what was asked before its code came, and keeps it in the address', async ({ page }) => {
    const release = await holdCode(page);
    await page.goto('/faq', { waitUntil: 'commit' });
    await boxOf(page).fill('10015');
    await boxOf(page).press('Enter');
    release();
    await expect(hitsOf(page).first()).toBeFocused();
    await expect(hitsOf(page).first()).toHaveAttribute('href', explained);
    await expect(boxOf(page)).toHaveValue('10015');
    // The page was not sent to the server with it: it is the one that was opened.
    expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name)).not.toContain('?');

    // Who comes back from an answer finds the others.
    await expect(page).toHaveURL(/\/faq\?q=10015$/);
    await hitsOf(page).first().click();
    await expect(page).toHaveURL(/#code-10015$/);
    await page.goBack();
    await expect(hitsOf(page).first()).toHaveAttribute('href', explained);
    await expect(boxOf(page)).toHaveValue('10015');
  });

  test('shows what was sought at an address that leads nowhere, and answers its words to who comes to them', async ({
    page,
  }) => {
    const { notFound, search } = dictionaries['en-US'];
    const reply = await page.goto('/en/help/vidoe-refund');
    expect(reply?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.title);
    await expect(page.getByRole('code')).toHaveText('/en/help/vidoe-refund');
    await expect(boxOf(page)).toHaveValue('help vidoe refund');
    await page.getByRole('button', { name: search.submit }).click();
    await expect(hitsOf(page)).not.toHaveCount(0);

    await page.goto('/help/refund');
    await expect(searchOf(page).getByRole('status')).toBeEmpty();
    await boxOf(page).focus();
    await expect(hitsOf(page)).not.toHaveCount(0);
    await expect(boxOf(page)).toHaveValue('help refund');
  });
});

test('long texts are printed without the furniture of the site, in dark ink, and keep the clause when the language changes', async ({
  page,
}) => {
  const ink = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).color);
  await page.goto('/compare');
  // A band that is dark on screen.
  expect(await ink('#none h2')).not.toBe(await ink('h1'));
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect(await ink('#none h2')).toBe(await ink('h1'));

  await page.goto('/protocol#s6-2');
  for (const role of ['banner', 'contentinfo', 'complementary'] as const)
    await expect(page.getByRole(role)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light');

  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => localStorage.setItem('Language', 'en-US'));
  await page.reload();
  await expect(page).toHaveURL(/\/en\/protocol#s6-2$/);
  await expect(page.locator('#s6-2')).toBeInViewport();
});
