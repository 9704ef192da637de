/** Search, the agreements and the 404 page on the built site, under its real policies. */
import type { Page } from 'playwright';
import { dictionaries } from '#i18n/dictionaries.ts';
import { readQuestions } from '#scripts/lib/content-files.ts';
import { expect, handheld, test } from '#tests/helpers/test.ts';
import { holdCode } from '#tests/helpers/traffic.ts';

test.use(handheld);

/** Any question, asked in its own words. */
const { question = '', path: href = '' } = readQuestions('zh-CN')[0] ?? {};
/** The question about a code, whose number visitors search for. */
const explained = readQuestions('zh-CN').find(({ code }) => code === '10015')?.path ?? '';

const searchOf = (page: Page) => page.getByRole('search');
const boxOf = (page: Page) => page.getByRole('searchbox');
const hitsOf = (page: Page) => searchOf(page).getByRole('listitem').getByRole('link');

test('§2.50 the search loads when it is touched, answers while the visitor types, moves the focus to the first answer, and says if there is none', async ({
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

  // The address has a question.
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

  test('answers a question that was typed before hydration, and keeps it in the address', async ({
    page,
  }) => {
    const release = await holdCode(page);
    await page.goto('/faq', { waitUntil: 'commit' });
    await boxOf(page).fill('10015');
    await boxOf(page).press('Enter');
    release();
    await expect(hitsOf(page).first()).toBeFocused();
    await expect(hitsOf(page).first()).toHaveAttribute('href', explained);
    await expect(boxOf(page)).toHaveValue('10015');
    // The form was not submitted to the server: the page is the same.
    expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name)).not.toContain('?');

    // Back from an answer, the other answers are there.
    await expect(page).toHaveURL(/\/faq\?q=10015$/);
    await hitsOf(page).first().click();
    await expect(page).toHaveURL(/#code-10015$/);
    await page.goBack();
    await expect(hitsOf(page).first()).toHaveAttribute('href', explained);
    await expect(boxOf(page)).toHaveValue('10015');
  });

  test('shows what an unknown address names, and searches for its words on focus', async ({ page }) => {
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

test('long texts are printed without header and footer, in dark ink, and keep the clause when the language changes', async ({
  page,
}) => {
  const ink = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).color);
  await page.goto('/compare');
  // This band is dark on screen.
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
