/** `/oauth` inside the client: the provider's code goes to the client, once, and never before the page may connect. */
import type { Page } from 'playwright';
import { dictionaries } from '#i18n/dictionaries.ts';
import { localeCodes, localizedPath } from '#i18n/locales.ts';
import { inTurn } from '#tests/helpers/languages.ts';
import { watchTraffic } from '#tests/helpers/traffic.ts';
import { expect, guard, test } from '#tests/helpers/workbench-page.ts';

const STATE = 'made-in-this-tab';

/** As if the visitor had set out from here. */
async function setOut(page: Page): Promise<void> {
  await page.goto('/en/security');
  await page.evaluate((state) => sessionStorage.setItem('oauthState', state), STATE);
}

test.use({ expectedFaults: /WebSocket connection to .* failed|loopback|local network/i });

for (const locale of localeCodes) {
  const { oauth } = dictionaries[locale].passage;
  const { remedies, doctor } = dictionaries[locale].workbench;
  const path = localizedPath(locale, '/oauth');
  const answer = `${path}?code=abc_123&state=${STATE}`;

  test.describe(`/oauth inside the client, in ${locale}`, () => {
    test('signs the client in, and asks the server nothing', async ({ page, client, baseURL }) => {
      const traffic = watchTraffic(page);
      await setOut(page);
      await page.goto(answer);

      await expect(page.getByRole('heading', { name: oauth.done.title })).toBeVisible();
      await expect(page.getByText(oauth.done.text.replace('{{name}}', 'harbor_cloud'))).toBeVisible();
      await expect(page.getByText(oauth.done.client)).toBeVisible();
      await expect(page).toHaveURL(`${baseURL ?? ''}${path}`);
      expect(client.state.login).toMatchObject({ signedIn: true, userName: 'harbor_cloud' });
      expect(traffic.to('/oauth/exchange')).toHaveLength(0);
    });

    if (inTurn(0) === locale) {
      test('says that a code was not taken, and sends it no second time', async ({ page, client }) => {
        await setOut(page);
        await page.goto(`${path}?code=%2B&state=${STATE}`);

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
        await setOut(page);
        client.setFaults({ refuseHandshake: true });
        await page.goto(answer);
        await expect(page.getByRole('heading', { name: oauth.unreached.title })).toBeVisible();

        client.setFaults({ refuseHandshake: false });
        await page.getByRole('button', { name: remedies['try-again'] }).click();

        await expect(page.getByRole('heading', { name: oauth.done.title })).toBeVisible();
        expect(client.state.login.userName).toBe('harbor_cloud');
      });
    }

    if (inTurn(0) === locale) {
      test(
        'connects on the visitor’s click only where the browser will ask',
        { tag: '@asks' },
        async ({ page, client }) => {
          await guard(page, `**${path}*`);
          await setOut(page);
          await page.goto(answer);
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
