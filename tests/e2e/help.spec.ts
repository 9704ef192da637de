/** Search, the agreements and the lost page on the built site, under its real policies. */
import type { Page } from 'playwright';
import { dictionaries } from '#i18n/dictionaries.ts';
import { localeCodes, localizedPath, type Locale } from '#i18n/locales.ts';
import { MOST_HITS } from '#src/domain/search/search.ts';
import { readQuestions } from '#tests/helpers/content-files.ts';
import { expect, test } from '#tests/helpers/test.ts';

/** Any question will do, as long as it is asked in its own words. */
function questionOf(locale: Locale): { question: string; href: string; id: string } {
  const [known] = readQuestions(locale);
  if (!known) throw new Error(`There is no question in ${locale}`);
  return {
    question: known.question,
    href: localizedPath(locale, known.path),
    id: known.path.split('#')[1] ?? '',
  };
}
/** The one that explains a code: its number is what visitors look for. */
const explained = readQuestions('zh-CN').find(({ code }) => code === '10015')?.path ?? '';

const searchOf = (page: Page) => page.getByRole('search');
const boxOf = (page: Page) => page.getByRole('searchbox');
const hitsOf = (page: Page) => searchOf(page).getByRole('listitem').getByRole('link');

test.describe('the search box', () => {
  for (const locale of localeCodes) {
    test(`§2.50 answers in ${locale} while the visitor types`, async ({ page }) => {
      const { question, href, id } = questionOf(locale);
      await page.goto(localizedPath(locale, '/faq'));

      await boxOf(page).fill(question);

      await expect(hitsOf(page).first()).toHaveAttribute('href', href);
      await hitsOf(page).first().click();
      await expect(page.locator(`[id="${id}"] h2`)).toBeInViewport();
    });
  }

  test('loads its code and its texts only when it is touched', async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto('/faq', { waitUntil: 'networkidle' });
    expect(requests.filter((url) => /\/Search\.|search-index/.test(url))).toEqual([]);

    await boxOf(page).fill('IP');

    await expect(hitsOf(page)).not.toHaveCount(0);
    expect(requests.filter((url) => url.includes('search-index.json'))).toHaveLength(1);
  });

  test('answers a question that came with the address', async ({ page }) => {
    await page.goto('/faq?q=10015');

    await expect(hitsOf(page).first()).toHaveAttribute('href', explained);
    await expect(boxOf(page)).toHaveValue('10015');
  });

  test('leads the keyboard to the first answer, and marks what was asked for', async ({ page }) => {
    await page.goto('/en/faq');

    const [word = ''] = /[a-z]{6,}/i.exec(questionOf('en-US').question) ?? [];
    await boxOf(page).fill(word);
    await boxOf(page).press('Enter');

    await expect(hitsOf(page).first()).toBeFocused();
    await expect(searchOf(page).locator('mark').first()).toHaveText(new RegExp(`^${word}`, 'i'));
    const hits = await hitsOf(page).count();
    const { found_other: all, most } = dictionaries['en-US'].search;
    const found = (hits < MOST_HITS ? all : most).replace('{{count}}', String(hits));
    await expect(searchOf(page).getByRole('status')).toHaveText(found);
  });

  test('answers what was asked before its code came', async ({ page }) => {
    const { promise, resolve: release } = Promise.withResolvers<undefined>();
    await page.route('**/_astro/*.js', async (route) => {
      await promise;
      await route.continue().catch(() => undefined);
    });
    await page.goto('/faq', { waitUntil: 'commit' });
    await boxOf(page).fill('10015');
    await boxOf(page).press('Enter');
    release(undefined);

    await expect(hitsOf(page).first()).toBeFocused();
    await expect(hitsOf(page).first()).toHaveAttribute('href', explained);
    await expect(boxOf(page)).toHaveValue('10015');
    // The page was not sent to the server with it: it is the one that was opened.
    expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name)).not.toContain('?');

    // Whoever comes back from an answer finds the others.
    await expect(page).toHaveURL(/\/faq\?q=10015$/);
    await hitsOf(page).first().click();
    await expect(page).toHaveURL(/#code-10015$/);
    await page.goBack();
    await expect(hitsOf(page).first()).toHaveAttribute('href', explained);
    await expect(boxOf(page)).toHaveValue('10015');
  });

  test('shows a query as text and says when there is nothing', async ({ page }) => {
    await page.goto('/en/faq');

    await boxOf(page).fill('<i>zzqx</i>');

    const nothing = dictionaries['en-US'].search.none.replace('{{query}}', '<i>zzqx</i>');
    await expect(searchOf(page).getByRole('status')).toHaveText(nothing);
  });
});

test.describe('the search box without its texts', () => {
  test.use({ expectedFaults: /Failed to load resource/ });

  test('says so, and tries again at the next letter', async ({ page }) => {
    await page.route('**/search-index.json', (route) => route.abort());
    await page.goto('/faq');
    const { question, href } = questionOf('zh-CN');
    await boxOf(page).fill(question.slice(0, -1));
    await expect(page.getByRole('search').getByRole('status')).toHaveText(
      dictionaries['zh-CN'].search.failed,
    );
    await page.unroute('**/search-index.json');

    await boxOf(page).fill(question);
    await boxOf(page).press('Enter');

    await expect(hitsOf(page).first()).toHaveAttribute('href', href);
  });
});

test.describe('the agreements', () => {
  test('keep the clause when the language changes', async ({ page }) => {
    await page.goto('/protocol#s6-2');
    await page.evaluate(() => localStorage.setItem('Language', 'en-US'));

    await page.reload();

    await expect(page).toHaveURL(/\/en\/protocol#s6-2$/);
    await expect(page.locator('#s6-2')).toBeInViewport();
  });

  test('are printed without the furniture of the site, dark on white in either theme', async ({ page }) => {
    await page.goto('/user-service');

    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });

    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('complementary')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light');
  });
});

test('bands that are dark on screen are printed in dark ink', async ({ page }) => {
  await page.goto('/compare');
  const ink = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).color);
  expect(await ink('.none h2')).not.toBe(await ink('h1'));

  await page.emulateMedia({ media: 'print' });

  expect(await ink('.none h2')).toBe(await ink('h1'));
});

test.describe('an address that leads nowhere', () => {
  test.use({ expectedFaults: /status of 404/ });

  for (const locale of localeCodes) {
    test(`shows what was sought, in ${locale}, and searches for it`, async ({ page }) => {
      const reply = await page.goto(localizedPath(locale, '/help/vidoe-refund'));

      expect(reply?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(dictionaries[locale].notFound.title);
      await expect(page.getByRole('code')).toHaveText(localizedPath(locale, '/help/vidoe-refund'));
      await expect(boxOf(page)).toHaveValue('help vidoe refund');
      await page.getByRole('button', { name: dictionaries[locale].search.submit }).click();
      await expect(hitsOf(page)).not.toHaveCount(0);
    });

    test(`answers its words, in ${locale}, as soon as somebody comes to them`, async ({ page }) => {
      await page.goto(localizedPath(locale, '/help/refund'));
      await expect(searchOf(page).getByRole('status')).toBeEmpty();

      await boxOf(page).focus();

      await expect(hitsOf(page)).not.toHaveCount(0);
      await expect(boxOf(page)).toHaveValue('help refund');
    });
  }
});
