/**
 * Signing in: from the header to the provider and back, with the possible results; and inside the client, to which the
 * code of the provider is sent once, and never before the page may connect.
 */
import { dictionaries } from '#i18n/dictionaries.ts';
import { localizedPath } from '#i18n/locales.ts';
import { decide, PERSON, setOut } from '#tests/helpers/sign-in.ts';
import { expect, test } from '#tests/helpers/workbench-page.ts';
import { holdCode, watchTraffic } from '#tests/helpers/traffic.ts';
import { sampleAccounts } from '#server/client-simulator/accounts.ts';

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
    // A sign-in in another tab is shown here.
    await other.goto(at('/oauth'));
    await other.getByRole('link', { name: oauth.login }).click();
    await decide(other, 'allow', PERSON);
    await expect(page.getByText(oauth.done.text.replace('{{name}}', PERSON))).toBeVisible();
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

test.describe('signing in inside the client, in en-US', () => {
  /** The account service belongs to the server, not to this client, which accepts every well-formed code. */
  const accounts = { ...sampleAccounts, checkCode: () => ({ userName: PERSON, role: 'manager' as const }) };

  test.use({
    clientOptions: { accounts },
    expectedFaults: /WebSocket connection to .* failed|loopback|local network/i,
  });

  const locale = 'en-US';
  const { oauth } = dictionaries[locale].redirectAndAccount;
  const { account, remedies, tabs } = dictionaries[locale].workbench;
  const path = localizedPath(locale, '/oauth');
  const answerTo = (state: string) => `${path}?code=abc_123&state=${state}`;

  test('§7.41 starts and ends in the workbench’s account panel, keeps the code while the client is unreachable, and sends it once', async ({
    page,
    client,
    baseURL,
  }) => {
    const traffic = watchTraffic(page);
    const done = page.getByRole('heading', { name: oauth.done.title });

    await test.step('from the account panel and back', async () => {
      await page.goto(localizedPath(locale, '/app/site#account'));
      await page.getByRole('button', { name: account.signOut }).click();
      await page.getByRole('dialog').getByRole('button', { name: account.signOut }).click();
      await page.getByRole('link', { name: account.cloud }).click();
      await decide(page, 'allow');

      await page.waitForURL(`**${localizedPath(locale, '/app/site')}#account`);
      await expect(page.getByRole('tab', { name: tabs.account })).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByText(account.signedIn.replace('{{name}}', PERSON))).toBeVisible();
      expect(client.state.login).toMatchObject({ signedIn: true, userName: PERSON });
      // The client remembers its own user.
      expect(await page.evaluate(() => localStorage.getItem('signedInAs'))).toBeNull();
    });

    await test.step('an unreachable client', async () => {
      const state = await setOut(page, locale);
      client.setFaults({ refuseHandshake: true });
      await page.goto(answerTo(state));
      await expect(page.getByRole('heading', { name: oauth.unreached.title })).toBeVisible();
      client.setFaults({ refuseHandshake: false });
      await page.getByRole('button', { name: remedies['try-again'] }).click();
      await expect(done).toBeVisible();
      await expect(page.getByText(oauth.done.text.replace('{{name}}', PERSON))).toBeVisible();
      await expect(page.getByText(oauth.done.client)).toBeVisible();
      await expect(page).toHaveURL(`${baseURL ?? ''}${path}`);
      expect(client.state.login).toMatchObject({ signedIn: true, userName: PERSON });
    });

    // The server gets no request.
    expect(traffic.to('/oauth/exchange')).toHaveLength(0);
  });
});
