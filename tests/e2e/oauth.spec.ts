/** `/oauth`: the provider's answer counts once, in the tab that asked for it. */
import { dictionaries } from '#i18n/dictionaries.ts';
import { localeCodes, localizedPath } from '#i18n/locales.ts';
import { browserLocale } from '#tests/helpers/register-page.ts';
import { expect, test } from '#tests/helpers/test.ts';
import { cutApi, watchTraffic } from '#tests/helpers/traffic.ts';
import type { Page } from 'playwright';

const STATE = 'made-in-this-tab';

/** As if the visitor had set out from here. */
async function setOut(page: Page): Promise<void> {
  await page.goto('/en/security');
  await page.evaluate((state) => sessionStorage.setItem('oauthState', state), STATE);
}

const provider = (path: string, state = STATE) =>
  `/dev/oauth?redirect=${encodeURIComponent(path)}&state=${state}`;

for (const locale of localeCodes) {
  const { oauth } = dictionaries[locale].passage;
  const path = localizedPath(locale, '/oauth');

  test.describe(`/oauth in ${locale}`, () => {
    test.use({ locale: browserLocale(locale) });

    test('signs in and leaves nothing of the answer in the address', async ({ page, baseURL }) => {
      await setOut(page);
      await page.goto(provider(path));

      await expect(page.getByRole('heading', { name: oauth.done.title })).toBeVisible();
      await expect(page.getByText(oauth.done.text.replace('{{name}}', 'sample-user'))).toBeVisible();
      await expect(page).toHaveURL(`${baseURL ?? ''}${path}`);
    });

    test('believes no answer that this tab did not ask for', async ({ page }) => {
      const traffic = watchTraffic(page);
      await setOut(page);
      await page.goto(provider(path, 'somebody-else'));

      await expect(page.getByRole('heading', { name: oauth.state.title })).toBeVisible();
      await expect(page.getByText(oauth.state.text)).toBeVisible();
      expect(traffic.to('/oauth/exchange')).toHaveLength(0);
    });

    test('says that the visitor declined', async ({ page }) => {
      await setOut(page);
      await page.goto(`${path}?error=access_denied&state=${STATE}`);

      await expect(page.getByRole('heading', { name: oauth.denied.title })).toBeVisible();
    });
  });
}

test.describe('/oauth', () => {
  test.use({ locale: 'en-US' });
  const { oauth } = dictionaries['en-US'].passage;

  test('takes an answer once', async ({ page }) => {
    const traffic = watchTraffic(page);
    await setOut(page);
    await page.goto(provider('/en/oauth'));
    await expect(page.getByRole('heading', { name: oauth.done.title })).toBeVisible();
    const answer = traffic.requests.map((request) => request.url()).find((url) => url.includes('code='));
    await page.goto(answer ?? '');

    await expect(page.getByText(oauth.state.text)).toBeVisible();
    expect(traffic.to('/oauth/exchange')).toHaveLength(1);
  });

  test('has nothing of the answer in the address while its code is on the way', async ({ page, baseURL }) => {
    await setOut(page);
    const { promise, resolve: release } = Promise.withResolvers<undefined>();
    await page.route('**/_astro/*.js', async (route) => {
      await promise;
      await route.continue();
    });
    await page.goto(`/en/oauth?error=access_denied&state=${STATE}`, { waitUntil: 'commit' });
    await expect(page.getByText(oauth.wait)).toBeVisible();
    expect(page.url()).toBe(`${baseURL ?? ''}/en/oauth`);

    release(undefined);

    await expect(page.getByRole('heading', { name: oauth.denied.title })).toBeVisible();
  });

  test('says that a code which the server does not know was not confirmed', async ({ page }) => {
    await setOut(page);
    await page.goto(`/en/oauth?code=unknown&state=${STATE}`);

    await expect(page.getByText(oauth.failed.text)).toBeVisible();
  });

  test('goes on to a place of this site, and to no other', async ({ page, baseURL }) => {
    const next = page.getByRole('link', { name: oauth.next });
    for (const [callback, href] of [
      ['/en/faq', `${baseURL ?? ''}/en/faq`],
      ['https://evil.example/', '/en'],
      ['javascript:void', '/en'],
    ] as const) {
      await setOut(page);
      await page.goto(provider(`/en/oauth?callback=${encodeURIComponent(callback)}`));
      await expect(next).toHaveAttribute('href', href);
    }
  });

  test.describe('without a network', () => {
    test.use({ expectedFaults: /ERR_|Failed to load resource/ });

    test('says so', async ({ page }) => {
      await cutApi(page);
      await setOut(page);
      await page.goto(`/en/oauth?code=c&state=${STATE}`);

      await expect(page.getByText(oauth.network.text)).toBeVisible();
    });
  });
});
