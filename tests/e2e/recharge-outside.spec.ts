/** The top-up page outside the client: it explains, links to the client, and takes no money. */
import { dictionaries } from '#i18n/dictionaries.ts';
import { localizedPath } from '#i18n/locales.ts';
import { expect, handheld, test } from '#tests/helpers/test.ts';
import { holdCode, watchSockets } from '#tests/helpers/traffic.ts';

const locale = 'en-US';
test.use({ ...handheld, locale });

test('says where to pay and links to the client, before and after hydration, without a form or a socket', async ({
  page,
}) => {
  const { pay } = dictionaries[locale].promotions.recharge;
  const sockets = watchSockets(page);
  const expectExplanation = async (): Promise<void> => {
    await expect(page.getByText(pay.text)).toBeVisible();
    await expect(page.getByRole('main').getByRole('radio')).toHaveCount(0);
    await expect(page.getByText(pay.order.amount)).toBeHidden();
    await expect(page.getByText(pay.order.connecting)).toBeHidden();
  };
  const release = await holdCode(page);
  await page.goto(localizedPath(locale, '/activity/recharge#pay'), { waitUntil: 'commit' });
  await expectExplanation();
  await expect(page.getByRole('link', { name: pay.action })).toHaveAttribute(
    'href',
    localizedPath(locale, '/download'),
  );

  release();

  await page.waitForLoadState('networkidle');
  await expectExplanation();
  expect(sockets).toEqual([]);
});
