/** `/oauth` inside the client: the provider's code goes to the client, once, and never before the page may connect. */
import { dictionaries } from '#i18n/dictionaries.ts';
import { localeCodes, localizedPath } from '#i18n/locales.ts';
import { samplePeople } from '#server/client-simulator/accounts.ts';
import { inTurn, testsInTurn } from '#tests/helpers/languages.ts';
import { decide, PERSON, setOut } from '#tests/helpers/sign-in.ts';
import { watchTraffic } from '#tests/helpers/traffic.ts';
import { expect, guard, test } from '#tests/helpers/workbench-page.ts';

/** The account service stands beside the server, not beside this client: it takes every code of the wire's form. */
const people = { ...samplePeople, redeem: () => ({ userName: PERSON, role: 'manager' as const }) };

test.use({
  clientOptions: { people },
  expectedFaults: /WebSocket connection to .* failed|loopback|local network/i,
});

for (const locale of localeCodes) {
  const { oauth } = dictionaries[locale].redirectAndAccount;
  const { remedies, doctor } = dictionaries[locale].workbench;
  const path = localizedPath(locale, '/oauth');
  const answerTo = (state: string, code = 'abc_123') => `${path}?code=${code}&state=${state}`;

  const turn = testsInTurn(test, locale);
  test.describe(`/oauth inside the client, in ${locale}`, () => {
    turn()('signs the client in, and asks the server nothing', async ({ page, client, baseURL }) => {
      const traffic = watchTraffic(page);
      const state = await setOut(page, locale);
      await page.goto(answerTo(state));

      await expect(page.getByRole('heading', { name: oauth.done.title })).toBeVisible();
      await expect(page.getByText(oauth.done.text.replace('{{name}}', PERSON))).toBeVisible();
      await expect(page.getByText(oauth.done.client)).toBeVisible();
      await expect(page).toHaveURL(`${baseURL ?? ''}${path}`);
      expect(client.state.login).toMatchObject({ signedIn: true, userName: PERSON });
      expect(traffic.to('/oauth/exchange')).toHaveLength(0);
    });

    turn()('§7.41 begins in the workbench’s account panel, and ends there', async ({ page, client }) => {
      const { account, tabs } = dictionaries[locale].workbench;
      await page.goto(localizedPath(locale, '/app/site#account'));
      await page.getByRole('button', { name: account.signOut }).click();
      await page.getByRole('dialog').getByRole('button', { name: account.signOut }).click();
      await page.getByRole('link', { name: account.cloud }).click();
      await decide(page, 'allow');

      await page.waitForURL(`**${localizedPath(locale, '/app/site')}#account`);
      await expect(page.getByRole('tab', { name: tabs.account })).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByText(account.signedIn.replace('{{name}}', PERSON))).toBeVisible();
      expect(client.state.login).toMatchObject({ signedIn: true, userName: PERSON });
      // Who uses the client is the client’s to remember.
      expect(await page.evaluate(() => localStorage.getItem('signedInAs'))).toBeNull();
    });

    if (inTurn(0) === locale) {
      test('says that a code was not taken, and sends it no second time', async ({ page, client }) => {
        const state = await setOut(page, locale);
        await page.goto(answerTo(state, '%2B'));

        await expect(page.getByText(oauth.failed.text)).toBeVisible();
        await expect(page.getByRole('button', { name: remedies['try-again'] })).toBeHidden();
        expect(client.state.login.userName).toBe('harbor_boss');
      });
    }

    if (inTurn(1) === locale) {
      test('keeps the code while the client is away, and sends it when it is back', async ({
        page,
        client,
      }) => {
        const state = await setOut(page, locale);
        client.setFaults({ refuseHandshake: true });
        await page.goto(answerTo(state));
        await expect(page.getByRole('heading', { name: oauth.unreached.title })).toBeVisible();

        client.setFaults({ refuseHandshake: false });
        await page.getByRole('button', { name: remedies['try-again'] }).click();

        await expect(page.getByRole('heading', { name: oauth.done.title })).toBeVisible();
        expect(client.state.login.userName).toBe(PERSON);
      });
    }

    if (inTurn(0) === locale) {
      test(
        'connects on the visitor’s click only where the browser will ask',
        { tag: '@asks' },
        async ({ page, client }) => {
          const state = await setOut(page, locale);
          await guard(page, `**${path}*`);
          await page.goto(answerTo(state));
          await expect(page.getByText(doctor['browser-asks'].text)).toBeVisible();
          expect(client.pageCount).toBe(0);

          await page.getByRole('button', { name: remedies.connect }).click();

          await expect(page.getByText(doctor['browser-denied'].text)).toBeVisible();
          expect(client.state.login.userName).toBe('harbor_boss');
        },
      );
    }
  });
}
