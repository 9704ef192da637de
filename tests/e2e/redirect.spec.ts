/** `/redirect?target=`: own addresses at once, listed ones on a click, all others not at all. */
import { dictionaries } from '#i18n/dictionaries.ts';
import { localeCodes, localizedPath } from '#i18n/locales.ts';
import { testsInTurn } from '#tests/helpers/languages.ts';
import { browserLocale } from '#tests/helpers/register-page.ts';
import { expect, test } from '#tests/helpers/test.ts';

const LISTED = 'https://app.berth.example/login?x=1';

for (const locale of localeCodes) {
  const { redirect } = dictionaries[locale].redirectAndAccount;
  const start = (target: string) =>
    `${localizedPath(locale, '/redirect')}?target=${encodeURIComponent(target)}`;

  const turn = testsInTurn(test, locale);
  test.describe(`/redirect in ${locale}`, () => {
    test.use({ locale: browserLocale(locale) });

    turn()('goes on to an address of this site at once', async ({ page }) => {
      // From a page of this site, with the transition to a page that is left at once.
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.goto(localizedPath(locale, '/privacy-choices'));
      const address = start(`${localizedPath(locale, '/faq')}?a=1#top`);
      await page.evaluate((href) => location.assign(href), address);

      await page.waitForURL(`**${localizedPath(locale, '/faq')}?a=1#top`);
    });

    turn()('§2.29 names a listed host and leaves only on a click', async ({ page, baseURL }) => {
      const elsewhere: string[] = [];
      await page.route(
        (url) => url.origin !== baseURL,
        (route) => {
          elsewhere.push(route.request().url());
          return route.fulfill({ contentType: 'text/html', body: 'there' });
        },
      );
      await page.goto(start(LISTED));
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
}

test.describe('/redirect', () => {
  test.use({ locale: 'en-US' });
  const { redirect } = dictionaries['en-US'].redirectAndAccount;

  test('follows no script, no other host, and not itself', async ({ page, baseURL }) => {
    const left: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== baseURL) left.push(request.url());
    });
    for (const target of [
      'java\nscript:document.title="caught"',
      'https://app.berth.example@evil.example/',
      '/en/redirect?target=/en/redirect',
    ]) {
      await page.goto(`/en/redirect?target=${encodeURIComponent(target)}`);

      await expect(page.getByRole('heading', { name: redirect.refused.title })).toBeVisible();
      expect(new URL(page.url()).pathname).toBe('/en/redirect');
      expect(await page.title()).not.toBe('caught');
      // Not hidden somewhere in the page either.
      const hrefs = await page
        .locator('main a')
        .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
      for (const href of hrefs) expect(new URL(href).origin).toBe(baseURL);
    }
    expect(left).toEqual([]);
  });

  test('without a target goes home, in the language of the page', async ({ page, baseURL }) => {
    await page.goto('/en/redirect');

    await page.waitForURL((url) => url.origin === baseURL && url.pathname === '/en');
  });
});
