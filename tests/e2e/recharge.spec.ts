/**
 * `/activity/recharge`: inside the client an order is charged once, whatever happens to the page; outside it explains,
 * links to the client, and takes no money.
 */
import type { Page } from 'playwright';
import { dictionaries } from '#i18n/dictionaries.ts';
import { type Locale, localizedPath } from '#i18n/locales.ts';
import type { ClientSimulator } from '#server/client-simulator/index.ts';
import { RECHARGE_AMOUNTS_YUAN } from '#src/config/constants.ts';
import { findBarriers } from '#tests/helpers/axe.ts';
import { noticesOf } from '#tests/helpers/islands.ts';
import { holdCode, watchSockets } from '#tests/helpers/traffic.ts';
import { filled } from '#tests/helpers/filled.ts';
import { expect, test, workbenchPage } from '#tests/helpers/workbench-page.ts';
import { handheld } from '#tests/helpers/test.ts';

const [FIRST, SECOND] = RECHARGE_AMOUNTS_YUAN;
const GUEST = { signedIn: false, isGuest: true, userName: null, role: null } as const;

function rechargePage(page: Page, locale: Locale) {
  const { recharge } = dictionaries[locale].promotions;
  const { payment } = dictionaries[locale].workbench;
  const path = localizedPath(locale, '/activity/recharge');
  return {
    ...recharge.pay,
    payment,
    notices: dictionaries[locale].siteWide.notices,
    path,
    open: () => page.goto(path),
    button: (name: string) => page.getByRole('button', { name, exact: true }).filter({ visible: true }),
    code: page.getByRole('img', { name: payment.qr }),
    paid: (amount: number) => page.getByText(filled(payment.paid, { amount: amount.toFixed(2) })),
  };
}

test('a guest sees the client’s view before hydration, signs in, and pays by a QR code', async ({
  page,
  client,
}) => {
  client.state.login = { ...GUEST };
  const top = rechargePage(page, 'zh-CN');
  const bench = workbenchPage(page, 'zh-CN');
  const release = await holdCode(page);
  await page.goto(top.path, { waitUntil: 'commit' });
  await expect(page.getByText(top.order.connecting)).toBeVisible();
  await expect(page.getByText(top.text)).toBeHidden();
  await expect(top.button(top.payment.pay)).toHaveCount(0);
  expect(client.pageCount).toBe(0);

  release();

  await expect(page.getByText(top.order.guest)).toBeVisible();
  expect(client.pageCount).toBe(1);
  await expect(top.button(top.payment.pay)).toHaveCount(0);
  await page.getByRole('link', { name: top.order.signIn }).click();
  await expect(bench.tab('account')).toHaveAttribute('aria-selected', 'true');
  await bench.signIn('harbor_boss', 'Harbor2026');
  await expect(bench.panel).toContainText('harbor_boss');
  await page.goBack();

  await page.getByLabel(String(SECOND), { exact: true }).check();
  await page.getByLabel(top.payment.weChatPay).check();
  expect(await findBarriers(page)).toEqual([]);
  await top.button(top.payment.pay).click();
  await expect(top.code).toHaveCSS('inline-size', '280px');
  const heading = filled(top.payment.scan, { wallet: top.payment.weChatPay, amount: SECOND.toFixed(2) });
  await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  await expect(top.paid(SECOND)).toBeVisible();
  await expect(page.getByText(top.order.arrived)).toBeVisible();
  expect(client.state.paidOrders).toHaveLength(1);
  expect(await findBarriers(page)).toEqual([]);
});

/** The test decides when the visitor pays, as the client sees it, with or without an open page. */
async function settle(page: Page, client: ClientSimulator, isHeard: boolean): Promise<void> {
  const stored = await page.evaluate(() => sessionStorage.getItem('rechargeOrder') ?? '{}');
  const { orderId } = JSON.parse(stored) as { orderId: string };
  client.state.paidOrders.push(orderId);
  if (isHeard) client.push('payment', 'PaymentResult', { orderId, paid: true });
}

test.describe('an order', () => {
  test.use({ clientOptions: { timings: { paymentMs: 3_600_000 } } });

  test('§2.33 can be paid on the client’s own page, is resumed after a reload and another page, and is charged once', async ({
    page,
    client,
  }) => {
    const top = rechargePage(page, 'en-US');
    await top.open();
    await expect(page.getByText(top.payment.card)).toBeVisible();
    await top.button(top.payment.pay).press('Enter');
    await expect(top.code).toBeVisible();
    // The form and its button are removed; the focus has a place.
    await expect(page.locator('.top-up')).toBeFocused();
    const link = page.getByRole('link', { name: filled(top.payment.payPage, { host: 'pay.example.com' }) });
    await expect(link).toHaveAttribute('href', /^https:\/\/pay\.example\.com\/alipay\?order=/);
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');

    await page.reload();
    await expect(link).toBeVisible();
    await expect(top.code).toBeVisible();
    expect(client.state.paidOrders).toHaveLength(0);

    await test.step('it is paid while the page is closed', async () => {
      await page.goto('/en/faq');
      await settle(page, client, false);
      await top.open();
      await expect(top.code).toBeVisible();
      await top.button(top.order.check).click();
      await expect(top.paid(FIRST)).toBeVisible();
    });

    await test.step('the result is shown after a reload, until another order is started', async () => {
      await page.reload();
      await expect(top.paid(FIRST)).toBeVisible();
      await expect(top.button(top.payment.pay)).toHaveCount(0);
      await top.button(top.payment.again).press('Enter');
      await expect(top.button(top.payment.pay)).toBeVisible();
      await expect(page.locator('.top-up')).toBeFocused();
      expect(client.state.paidOrders).toHaveLength(1);
    });

    await test.step('an order without an answer is given up for another one, which is sent', async () => {
      client.setFaults({ drop: 1 });
      await top.button(top.payment.pay).click();
      await expect(page.getByText(top.payment.asking)).toBeVisible();
      await top.button(top.order.over).click();
      await page.getByLabel(String(SECOND), { exact: true }).check();
      client.setFaults({ drop: 0 });
      await top.button(top.payment.pay).click();

      await expect(top.code).toBeVisible();
      await settle(page, client, true);
      await expect(top.paid(SECOND)).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
      expect(client.state.paidOrders).toHaveLength(2);
    });
  });

  test.describe('whose connection is lost', () => {
    test.use({ clientOptions: {}, expectedFaults: /WebSocket connection to .* failed/ });

    test('stays visible with the problem, and is resumed under its own number', async ({ page, client }) => {
      const top = rechargePage(page, 'en-US');
      await page.clock.install();
      await top.open();
      // The order arrives, its answer does not: the page cannot know whether it was accepted.
      await expect(top.button(top.payment.pay)).toBeVisible();
      client.setFaults({ drop: 1 });
      await top.button(top.payment.pay).click();
      await expect.poll(() => client.state.paidOrders).toHaveLength(1);
      await page.clock.pauseAt(Date.now() + 3_600_000);
      client.setFaults({ drop: 0 });
      client.disconnect();
      await expect(page.getByText(top.order.failed)).toBeVisible();
      await expect(top.button(top.order.resume)).toBeDisabled();
      const notices = noticesOf(page);
      await expect(notices).toContainText(top.notices.socket);

      await top.button(top.order.retry).click();
      await top.button(top.order.resume).click();

      await expect(top.paid(FIRST)).toBeVisible();
      await expect(notices).toBeEmpty();
      expect(client.state.paidOrders).toHaveLength(1);
    });
  });
});

test.describe('outside the client', () => {
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
});
