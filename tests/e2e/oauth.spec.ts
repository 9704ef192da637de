/** Signing in outside the client: from the header to the provider and back, and the possible results. */
import { dictionaries } from '#i18n/dictionaries.ts';
import { localizedPath } from '#i18n/locales.ts';
import { decide, PERSON } from '#tests/helpers/sign-in.ts';
import { expect, test } from '#tests/helpers/test.ts';
import { holdCode, watchTraffic } from '#tests/helpers/traffic.ts';

const SERVICE = '**/account/authorize?**';

test.describe('signing in, in zh-CN', () => {
  const at = (path: string) => localizedPath('zh-CN', path);
  const { oauth } = dictionaries['zh-CN'].redirectAndAccount;
  const { nav } = dictionaries['zh-CN'].common;
  // It appears with motion, without an error.
  test.use({ locale: 'zh-CN', contextOptions: { reducedMotion: 'no-preference' } });

  test('§2.44 starts in the header, shows the name, accepts an answer once, and a sign-out applies to every tab', async ({
    page,
    context,
    baseURL,
  }) => {
    const traffic = watchTraffic(page);
    const login = page.getByRole('link', { name: nav.login, exact: true });
    await page.goto(at('/faq'));
    await login.click();
    await page.waitForURL(SERVICE);
    // Back leads to the page before, not to those of the sign-in.
    await page.goBack();
    await expect(page).toHaveURL(`${baseURL ?? ''}${at('/faq')}`);
    await login.click();
    await decide(page, 'allow', PERSON);

    await expect(page.getByRole('heading', { name: oauth.done.title })).toBeVisible();
    await expect(page.getByText(oauth.done.text.replace('{{name}}', PERSON))).toBeVisible();
    // The address contains nothing of the answer.
    await expect(page).toHaveURL(`${baseURL ?? ''}${at('/oauth')}`);
    const ways = [
      [oauth.client, '/app/site'],
      [oauth.download, '/download'],
      [oauth.back, '/faq'],
    ] as const;
    for (const [name, target] of ways) {
      await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', at(target));
    }

    const answer = traffic.requests.map((request) => request.url()).find((url) => url.includes('code='));
    await page.goto(answer ?? '');
    await expect(page.getByRole('heading', { name: oauth.used.title })).toBeVisible();
    await expect(page.getByText(oauth.used.text)).toBeVisible();
    expect(traffic.to('/oauth/exchange')).toHaveLength(1);

    const other = await context.newPage();
    await other.goto(at('/news'));
    await page.goto(at('/faq'));
    const who = { name: PERSON };
    await expect(page.getByRole('link', who)).toBeVisible();
    await expect(other.getByRole('link', who)).toBeVisible();
    await page.getByRole('button', { name: nav.signOut }).click();
    await expect(login).toBeFocused();
    await expect(page.getByRole('button', { name: nav.signOut })).toBeHidden();
    // For all following pages.
    await expect(other.getByRole('link', { name: nav.login, exact: true })).toBeVisible();
    await page.goto(at('/oauth'));
    await expect(page.getByRole('heading', { name: oauth.out.title })).toBeVisible();
  });
});

test.describe('signing in on a phone, in en-US', () => {
  const at = (path: string) => localizedPath('en-US', path);
  const { common, redirectAndAccount, register } = dictionaries['en-US'];
  const { oauth } = redirectAndAccount;
  test.use({
    locale: 'en-US',
    viewport: { width: 360, height: 740 },
    expectedFaults: /ERR_|Failed to load resource/,
  });

  test('starts at the registration, shows a failed try and starts again, and has name and sign-out in the menu', async ({
    page,
    baseURL,
  }) => {
    const traffic = watchTraffic(page);
    const endsAs = (title: string) => expect(page.getByRole('heading', { name: title })).toBeVisible();
    const again = page.getByRole('link', { name: oauth.again });
    await page.goto(at('/register'));
    await page.getByRole('main').getByRole('link', { name: register.form.login }).click();

    await decide(page, 'refuse');
    await endsAs(oauth.denied.title);
    await again.click();

    await test.step('an answer that this tab did not ask for is refused, and removed from the address', async () => {
      await page.waitForURL(SERVICE);
      const release = await holdCode(page);
      await page.goto(`${at('/oauth')}?code=somebody-elses&state=somebody-else`, { waitUntil: 'commit' });
      await expect(page.getByText(oauth.wait)).toBeVisible();
      expect(page.url()).toBe(`${baseURL ?? ''}${at('/oauth')}`);
      release();
      await endsAs(oauth.state.title);
      await expect(page.getByText(oauth.state.text)).toBeVisible();
      expect(traffic.to('/oauth/exchange')).toHaveLength(0);
      await again.click();
    });

    await decide(page, 'allow', PERSON);
    await expect(page.getByText(oauth.done.text.replace('{{name}}', PERSON))).toBeVisible();
    await expect(page.getByRole('link', { name: oauth.back })).toHaveCount(0);

    const { nav } = common;
    await page.goto(at('/faq'));
    await expect(page.getByText(PERSON, { exact: true }).filter({ visible: true })).toHaveCount(0);
    await page.getByRole('button', { name: nav.menu }).click();
    await expect(page.getByRole('link', { name: PERSON, exact: true })).toBeVisible();
    await page.getByRole('button', { name: nav.signOut }).click();
    await expect(page.getByRole('link', { name: nav.login, exact: true })).toBeVisible();
  });
});
