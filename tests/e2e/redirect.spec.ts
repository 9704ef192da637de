/** `/redirect?target=`: own addresses at once, listed ones on a click, all others never. */
import type { Page } from 'playwright';
import { dictionaries } from '#i18n/dictionaries.ts';
import { localizedPath, type Locale } from '#i18n/locales.ts';
import { expect, handheld, test } from '#tests/helpers/test.ts';

test.use(handheld);

const LISTED = 'https://app.berth.example/login?x=1';
const start = (locale: Locale, target: string) =>
  `${localizedPath(locale, '/redirect')}?target=${encodeURIComponent(target)}`;

/** Answers for every other host. @returns the growing list of requested addresses */
async function watchElsewhere(page: Page, origin: string | undefined): Promise<string[]> {
  const elsewhere: string[] = [];
  await page.route(
    (url) => url.origin !== origin,
    (route) => {
      elsewhere.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: 'there' });
    },
  );
  return elsewhere;
}

test.describe('/redirect in zh-CN', () => {
  test.use({ locale: 'zh-CN' });
  const { redirect } = dictionaries['zh-CN'].redirectAndAccount;

  test('§2.29 continues to this site at once, and to a listed host, which it names, only on a click', async ({
    page,
    baseURL,
  }) => {
    const elsewhere = await watchElsewhere(page, baseURL);
    // From a page of this site, with the view transition to a page that redirects at once.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/privacy-choices');
    await page.evaluate((href) => location.assign(href), start('zh-CN', '/faq?a=1#top'));
    await page.waitForURL('**/faq?a=1#top');

    await page.goto(start('zh-CN', LISTED));
    await expect(page.getByRole('heading', { name: redirect.leave.title })).toBeVisible();
    await expect(page.locator('[data-host]')).toHaveText('app.berth.example');
    expect(elsewhere).toEqual([]);
    await page
      .getByRole('link', { name: redirect.leave.go.replace('{{host}}', 'app.berth.example') })
      .click();

    await page.waitForURL(LISTED);
    expect(elsewhere).toEqual([LISTED]);
  });
});

test.describe('/redirect in en-US', () => {
  test.use({ locale: 'en-US' });
  const { redirect } = dictionaries['en-US'].redirectAndAccount;

  test('does not follow a script, and links to the home page without a target', async ({ page, baseURL }) => {
    await page.goto(start('en-US', 'java\nscript:document.title="caught"'));

    await expect(page.getByRole('heading', { name: redirect.refused.title })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/en/redirect');
    expect(await page.title()).not.toBe('caught');
    // The page does not contain it at all.
    const hrefs = await page
      .locator('main a')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
    for (const href of hrefs) expect(new URL(href).origin).toBe(baseURL);

    await page.goto('/en/redirect');
    await page.waitForURL((url) => url.origin === baseURL && url.pathname === '/en');
  });
});
