/** Paying from the workbench: the code, the result as the client reports it, and a payment that outlives a reload. */
import { expect, filled, test, workbenchPage } from '#tests/helpers/workbench-page.ts';

test.describe('payment', () => {
  for (const [wallet, amount, isPaid] of [
    ['aliPay', '38', true],
    ['weChatPay', '4.04', false],
  ] as const) {
    test(
      `by ${wallet} shows a code, then the result as the client reports it`,
      { tag: '@phone' },
      async ({ page, client }) => {
        const bench = workbenchPage(page);
        const { payment } = bench.texts;
        const yuan = Number(amount).toFixed(2);
        await bench.open();
        await bench.go('payment');
        await page.getByLabel(payment.amount).fill('0.001');
        await bench.button(payment.pay).click();
        await expect(page.getByRole('alert')).toHaveText(payment.badAmount);

        await page.getByLabel(payment.amount).fill(amount);
        await page.getByLabel(payment[wallet]).check();
        await bench.button(payment.pay).click();

        await expect(page.getByRole('img', { name: payment.qr })).toBeVisible();
        await expect(
          page.getByRole('heading', {
            name: filled(payment.scan, { wallet: payment[wallet], amount: yuan }),
          }),
        ).toBeVisible();
        await expect(
          bench.panel.getByText(isPaid ? filled(payment.paid, { amount: yuan }) : payment.failed),
        ).toBeVisible();
        expect(client.state.paidOrders).toHaveLength(isPaid ? 1 : 0);
        // What is over does not keep from the shops somebody who opens the workbench anew.
        await bench.open();
        await expect(bench.tab('shops')).toHaveAttribute('aria-selected', 'true');
        await bench.go('payment');
        await bench.button(payment.again).click();
        await expect(page.getByLabel(payment.amount)).toBeVisible();
      },
    );
  }
});

test.describe('a payment under way', () => {
  test.use({ clientOptions: { timings: { paymentMs: 3_600_000 } } });

  test('is found again after a reload, under its own number', async ({ page, client }) => {
    const bench = workbenchPage(page);
    const { payment } = bench.texts;
    const code = page.getByRole('img', { name: payment.qr });
    await bench.open();
    await bench.go('payment');
    await page.getByLabel(payment.amount).fill('38');
    await bench.button(payment.pay).click();
    await expect(code).toBeVisible();
    const order = bench.panel.getByText(new RegExp(filled(payment.order, { id: '.+' })));
    const number = (await order.textContent()) ?? '';
    // The client's own, which is what the visitor finds there again.
    expect(number).toMatch(/C\d{10}/);

    await page.setViewportSize({ width: 360, height: 740 });
    await page.reload();
    await expect(bench.tab('payment')).toHaveAttribute('aria-selected', 'true');
    // The last of a row that does not fit.
    await expect(bench.tab('payment')).toBeInViewport({ ratio: 1 });
    await expect(code).toBeVisible();
    await expect(order).toHaveText(number);
    await bench.button(payment.check).click();
    await expect(bench.button(payment.check)).not.toHaveAttribute('aria-disabled', 'true');
    await expect(order).toHaveText(number);

    await bench.button(payment.cancel).click();
    await expect(page.getByLabel(payment.amount)).toBeVisible();
    await bench.open();
    await expect(bench.tab('shops')).toHaveAttribute('aria-selected', 'true');
    expect(client.state.paidOrders).toHaveLength(0);
  });
});
