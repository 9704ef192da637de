/** Paying from the workbench: the QR code, a payment over a reload, and the client's result. */
import { filled } from '#tests/helpers/filled.ts';
import { expect, test, workbenchPage } from '#tests/helpers/workbench-page.ts';

const orders: string[] = [];
test.use({
  clientOptions: {
    timings: { paymentMs: 3_600_000 },
    // The page's order number, under which the client reports the result.
    onRequest: ({ module, args: [order] = [] }) => {
      if (module === 'payment') orders.push((order as { orderId: string }).orderId);
    },
  },
});

test('a payment shows a QR code, is restored after a reload under its own number, and ends with the client’s result', async ({
  page,
  client,
}) => {
  const bench = workbenchPage(page);
  const { payment } = bench.texts;
  const amount = page.getByLabel(payment.amount);
  const code = page.getByRole('img', { name: payment.qr });
  const pay = async (wallet: 'aliPay' | 'weChatPay', yuan: string) => {
    await amount.fill(yuan);
    await page.getByLabel(payment[wallet]).check();
    await bench.button(payment.pay).click();
    await expect(code).toBeVisible();
    const title = filled(payment.scan, { wallet: payment[wallet], amount: Number(yuan).toFixed(2) });
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  };
  const tell = (isPaid: boolean) =>
    client.push('payment', 'PaymentResult', { orderId: orders.at(-1), paid: isPaid });
  /** A finished payment does not hide the shops when the workbench is opened again. */
  const openAnew = async () => {
    await bench.open();
    await expect(bench.tab('shops')).toHaveAttribute('aria-selected', 'true');
  };
  await bench.open();
  await bench.go('payment');
  await amount.fill('0.001');
  await bench.button(payment.pay).click();
  await expect(page.getByRole('alert')).toHaveText(payment.badAmount);

  await test.step('open', async () => {
    await pay('aliPay', '38');
    const order = bench.panel.getByText(new RegExp(filled(payment.order, { id: '.+' })));
    const number = (await order.textContent()) ?? '';
    // The client's number, which the visitor sees there too.
    expect(number).toMatch(/C\d{10}/);

    await page.setViewportSize({ width: 360, height: 740 });
    await page.reload();
    await expect(bench.tab('payment')).toHaveAttribute('aria-selected', 'true');
    // The last tab of a row that does not fit. The reload may have scrolled the page below the row.
    const isInRow = (tab: Element) => {
      const { left, right, width } = tab.getBoundingClientRect();
      return width > 0 && left >= 0 && right <= innerWidth;
    };
    await expect.poll(() => bench.tab('payment').evaluate(isInRow)).toBe(true);
    await expect(code).toBeVisible();
    await expect(order).toHaveText(number);
    await bench.button(payment.check).click();
    await expect(bench.button(payment.check)).not.toHaveAttribute('aria-disabled', 'true');
    await expect(order).toHaveText(number);
    await bench.button(payment.cancel).click();
    await expect(amount).toBeVisible();
    await openAnew();
    expect(client.state.paidOrders).toHaveLength(0);
  });

  await test.step('paid', async () => {
    await bench.go('payment');
    await pay('aliPay', '38');
    tell(true);
    await expect(bench.panel.getByText(filled(payment.paid, { amount: '38.00' }))).toBeVisible();
    await openAnew();
  });

  await test.step('refused', async () => {
    await bench.go('payment');
    await bench.button(payment.again).click();
    await pay('weChatPay', '4.04');
    tell(false);
    await expect(bench.panel.getByText(payment.failed)).toBeVisible();
  });
});
