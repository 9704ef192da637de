/** The top-up page for a visitor outside the client: it explains, leads to the client, and takes no money. */
import { dictionaries } from '#i18n/dictionaries.ts';
import { localeCodes, localizedPath } from '#i18n/locales.ts';
import { testsInTurn } from '#tests/helpers/languages.ts';
import { browserLocale } from '#tests/helpers/register-page.ts';
import { expect, test } from '#tests/helpers/test.ts';

for (const locale of localeCodes) {
  const { pay } = dictionaries[locale].promotions.recharge;

  const turn = testsInTurn(test, locale);
  test.describe(`the top-up outside the client in ${locale}`, () => {
    test.use({ locale: browserLocale(locale) });

    const outside = 'says where it is paid and leads to the client, without a form and without a socket';
    turn()(outside, async ({ page }) => {
      const sockets: string[] = [];
      page.on('websocket', (socket) => sockets.push(socket.url()));
      await page.goto(localizedPath(locale, '/activity/recharge#pay'));
      await expect(page.getByText(pay.text)).toBeVisible();
      await expect(page.getByRole('link', { name: pay.action })).toHaveAttribute(
        'href',
        localizedPath(locale, '/download'),
      );
      await page.waitForLoadState('networkidle');

      await expect(page.getByRole('main').getByRole('radio')).toHaveCount(0);
      await expect(page.getByText(pay.order.amount)).toBeHidden();
      await expect(page.getByText(pay.order.connecting)).toBeHidden();
      expect(sockets).toEqual([]);
    });

    test.describe('without a script', () => {
      test.use({ javaScriptEnabled: false });

      turn()('says the same', async ({ page }) => {
        await page.goto(localizedPath(locale, '/activity/recharge'));

        await expect(page.getByText(pay.text)).toBeVisible();
        await expect(page.getByText(pay.order.amount)).toBeHidden();
        await expect(page.getByRole('main').getByRole('radio')).toHaveCount(0);
      });
    });
  });
}
