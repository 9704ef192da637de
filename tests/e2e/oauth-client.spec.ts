/**
 * `/oauth` inside the client: the provider's code is sent to the client once, and never before the page may connect.
 */
import { dictionaries } from '#i18n/dictionaries.ts';
import { localizedPath } from '#i18n/locales.ts';
import { sampleAccounts } from '#server/client-simulator/accounts.ts';
import { decide, PERSON, setOut } from '#tests/helpers/sign-in.ts';
import { watchTraffic } from '#tests/helpers/traffic.ts';
import { expect, test } from '#tests/helpers/workbench-page.ts';

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
