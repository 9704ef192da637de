/** Signing in outside of the client: from the header to the provider and back, and each way in which it can end. */
import { dictionaries } from '#i18n/dictionaries.ts';
import { localeCodes, localizedPath } from '#i18n/locales.ts';
import { SIGN_IN_LIMIT_MS } from '#islands/oauth/rules.ts';
import { inTurn, testsInTurn } from '#tests/helpers/languages.ts';
import { browserLocale } from '#tests/helpers/register-page.ts';
import { decide, PERSON, setOut } from '#tests/helpers/sign-in.ts';
import { expect, test } from '#tests/helpers/test.ts';
import { cutApi, watchTraffic } from '#tests/helpers/traffic.ts';

for (const locale of localeCodes) {
  const { oauth } = dictionaries[locale].redirectAndAccount;
  const { nav } = dictionaries[locale].common;
  const at = (path: string) => localizedPath(locale, path);
  const path = at('/oauth');
  const hello = (name: string) => oauth.done.text.replace('{{name}}', name);

  const turn = testsInTurn(test, locale);
  test.describe(`signing in, in ${locale}`, () => {
    test.use({ locale: browserLocale(locale) });

    turn()('begins in the header, says who it is, and leads into the client', async ({ page, baseURL }) => {
      await page.goto(at('/faq'));
      await page.getByRole('link', { name: nav.login, exact: true }).click();
      await decide(page, 'allow', PERSON);

      await expect(page.getByRole('heading', { name: oauth.done.title })).toBeVisible();
      await expect(page.getByText(hello(PERSON))).toBeVisible();
      // Nothing of the answer is left in the address.
      await expect(page).toHaveURL(`${baseURL ?? ''}${path}`);
      const ways = [
        [oauth.client, '/app/site'],
        [oauth.download, '/download'],
        [oauth.back, '/faq'],
      ] as const;
      for (const [name, target] of ways) {
        await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', at(target));
      }
    });

    turn()('comes into view with motion as well, without a fault', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.goto(at('/faq'));
      await page.getByRole('link', { name: nav.login, exact: true }).click();
      await decide(page, 'allow', PERSON);

      await expect(page.getByText(hello(PERSON))).toBeVisible();
    });

    turn()('shows in the header who it is, and ends by one press there', async ({ page, context }) => {
      await setOut(page, locale);
      await decide(page, 'allow', PERSON);
      await expect(page.getByText(hello(PERSON))).toBeVisible();
      const other = await context.newPage();
      await other.goto(at('/news'));
      await page.goto(at('/faq'));
      const who = { name: PERSON };
      await expect(page.getByRole('link', who)).toBeVisible();
      await expect(other.getByRole('link', who)).toBeVisible();

      await page.getByRole('button', { name: nav.signOut }).click();

      await expect(page.getByRole('link', { name: nav.login, exact: true })).toBeFocused();
      await expect(page.getByRole('button', { name: nav.signOut })).toBeHidden();
      // In every tab, and for every page that follows.
      await expect(other.getByRole('link', { name: nav.login, exact: true })).toBeVisible();
      await page.goto(path);
      await expect(page.getByRole('heading', { name: oauth.out.title })).toBeVisible();
    });

    turn()('says that the visitor declined, and begins anew from there', async ({ page }) => {
      await setOut(page, locale, at('/faq'));
      await decide(page, 'refuse');

      await expect(page.getByRole('heading', { name: oauth.denied.title })).toBeVisible();
      await page.getByRole('link', { name: oauth.again }).click();
      await decide(page, 'allow', PERSON);
      await expect(page.getByText(hello(PERSON))).toBeVisible();
      await expect(page.getByRole('link', { name: oauth.back })).toHaveAttribute('href', at('/faq'));
    });

    turn()('believes no answer that this tab did not ask for', async ({ page }) => {
      const traffic = watchTraffic(page);
      await setOut(page, locale);
      await page.goto(`${path}?code=somebody-elses&state=somebody-else`);

      await expect(page.getByRole('heading', { name: oauth.state.title })).toBeVisible();
      await expect(page.getByText(oauth.state.text)).toBeVisible();
      await expect(page.getByRole('link', { name: oauth.again })).toBeVisible();
      expect(traffic.to('/oauth/exchange')).toHaveLength(0);
    });

    turn()('§2.44 takes an answer once', async ({ page }) => {
      const traffic = watchTraffic(page);
      await setOut(page, locale);
      await decide(page, 'allow');
      await expect(page.getByRole('heading', { name: oauth.done.title })).toBeVisible();
      const answer = traffic.requests.map((request) => request.url()).find((url) => url.includes('code='));
      await page.goto(answer ?? '');

      await expect(page.getByRole('heading', { name: oauth.used.title })).toBeVisible();
      await expect(page.getByText(oauth.used.text)).toBeVisible();
      expect(traffic.to('/oauth/exchange')).toHaveLength(1);
    });

    turn()('takes no answer after ten minutes', async ({ page }) => {
      const traffic = watchTraffic(page);
      await setOut(page, locale);
      await page.clock.setSystemTime(Date.now() + SIGN_IN_LIMIT_MS + 1000);
      await decide(page, 'allow');

      await expect(page.getByRole('heading', { name: oauth.expired.title })).toBeVisible();
      await expect(page.getByRole('link', { name: oauth.again })).toBeVisible();
      expect(traffic.to('/oauth/exchange')).toHaveLength(0);
    });

    turn()('tells the provider’s own error as what it is', async ({ page }) => {
      await setOut(page, locale);
      await decide(page, 'fail');

      await expect(page.getByRole('heading', { name: oauth.provider.title })).toBeVisible();
      await expect(
        page.getByText(oauth.provider.code.replace('{{error}}', 'temporarily_unavailable')),
      ).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: oauth.support })).toBeVisible();
    });

    turn()('says that a code which the server does not know was not confirmed', async ({ page }) => {
      const state = await setOut(page, locale);
      await page.goto(`${path}?code=unknown&state=${state}`);

      await expect(page.getByText(oauth.failed.text)).toBeVisible();
    });

    test.describe('while something is down', () => {
      test.use({ expectedFaults: /ERR_|Failed to load resource/ });

      turn()('says that the network is', async ({ page }) => {
        await cutApi(page);
        await setOut(page, locale);
        await decide(page, 'allow');

        await expect(page.getByText(oauth.network.text)).toBeVisible();
      });

      turn()('says that the provider is, and that too many have tried', async ({ page }) => {
        for (const [status, title] of [
          [502, oauth.provider.title],
          [429, oauth.busy.title],
        ] as const) {
          await page.route('**/oauth/exchange', (route) => route.fulfill({ status, body: '' }));
          await setOut(page, locale);
          await decide(page, 'allow');

          await expect(page.getByRole('heading', { name: title })).toBeVisible();
          await page.unroute('**/oauth/exchange');
        }
      });
    });

    turn()('says that it cannot begin where the browser keeps nothing for the tab', async ({ page }) => {
      await page.addInitScript(() => {
        Object.defineProperty(globalThis, 'sessionStorage', {
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
      });
      await page.goto(`${path}?start`);

      await expect(page.getByRole('heading', { name: oauth.unable.title })).toBeVisible();
    });
  });
}

test.describe('/oauth', () => {
  const locale = inTurn(1);
  test.use({ locale: browserLocale(locale) });
  const { oauth } = dictionaries[locale].redirectAndAccount;
  const { register } = dictionaries[locale];
  const at = (path: string) => localizedPath(locale, path);

  test('has nothing of the answer in the address while its code is on the way', async ({ page, baseURL }) => {
    const state = await setOut(page, locale);
    const { promise, resolve: release } = Promise.withResolvers<undefined>();
    await page.route('**/_astro/*.js', async (route) => {
      await promise;
      await route.continue();
    });
    await page.goto(`${at('/oauth')}?error=access_denied&state=${state}`, { waitUntil: 'commit' });
    await expect(page.getByText(oauth.wait)).toBeVisible();
    expect(page.url()).toBe(`${baseURL ?? ''}${at('/oauth')}`);

    release(undefined);

    await expect(page.getByRole('heading', { name: oauth.denied.title })).toBeVisible();
  });

  test('goes on to a place of this site, and to no other', async ({ page }) => {
    for (const [callback, isOwn] of [
      [at('/faq'), true],
      ['https://evil.example/', false],
      ['javascript:void', false],
      ['https://app.berth.example/', false],
    ] as const) {
      await setOut(page, locale, callback);
      await decide(page, 'allow');
      await expect(page.getByRole('heading', { name: oauth.done.title })).toBeVisible();
      const back = page.getByRole('link', { name: oauth.back });
      if (isOwn) await expect(back).toHaveAttribute('href', callback);
      else await expect(back).toHaveCount(0);
      await page.getByRole('button', { name: oauth.signOut }).click();
      await expect(page.getByRole('heading', { name: oauth.out.title })).toBeFocused();
    }
  });

  test('keeps the way back: the page that asked, not the pages on the way', async ({ page, baseURL }) => {
    await page.goto(at('/faq'));
    await page.getByRole('link', { name: dictionaries[locale].common.nav.login, exact: true }).click();
    await page.waitForURL('**/account/authorize?**');
    await page.goBack();

    expect(page.url()).toBe(`${baseURL ?? ''}${at('/faq')}`);
  });

  test('is where people with an account come from the registration', async ({ page }) => {
    await page.goto(at('/register'));
    await page.getByRole('main').getByRole('link', { name: register.form.login }).click();
    await decide(page, 'allow', PERSON);

    await expect(page.getByText(oauth.done.text.replace('{{name}}', PERSON))).toBeVisible();
    await expect(page.getByRole('link', { name: oauth.back })).toHaveCount(0);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 740 } });

    test('has the name and the way out in the menu', async ({ page }) => {
      const { nav } = dictionaries[locale].common;
      await setOut(page, locale);
      await decide(page, 'allow', PERSON);
      await expect(page.getByRole('heading', { name: oauth.done.title })).toBeVisible();
      await page.goto(at('/faq'));
      await expect(page.getByText(PERSON, { exact: true }).filter({ visible: true })).toHaveCount(0);
      await page.getByRole('button', { name: nav.menu }).click();
      await expect(page.getByRole('link', { name: PERSON, exact: true })).toBeVisible();

      await page.getByRole('button', { name: nav.signOut }).click();

      await expect(page.getByRole('link', { name: nav.login, exact: true })).toBeVisible();
    });
  });
});
