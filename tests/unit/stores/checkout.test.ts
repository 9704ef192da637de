import { BridgeError, type BridgeErrorKind } from '#bridge-lib';
import { describe, expect, it } from 'vitest';
import { setUpCheckout as setUp } from '#tests/helpers/checkout-store.ts';

const failure = (kind: BridgeErrorKind, words: string) =>
  new BridgeError(kind, words, { module: 'payment', action: 'AliPay' });

describe('createCheckout', () => {
  it('§7.49 shows the client’s own number, sends ours, and accepts both', async () => {
    for (const named of ['B1', 'C-2026']) {
      const { checkout, aliPay, push, make } = setUp();
      const payUrl = 'https://pay.example/1';
      aliPay.mockResolvedValue({ orderId: 'C-2026', payUrl, qrText: 'q' });
      await checkout.pay('aliPay', 100);
      const order = { orderId: 'B1', number: 'C-2026', amount: 100, wallet: 'aliPay' };
      expect(checkout.$order.get()).toEqual({ step: 'waiting', ...order, qrText: 'q', payUrl });
      await checkout.resume();
      expect(aliPay.mock.calls.map(([order]) => order.orderId)).toEqual(['B1', 'B1']);
      push('somebody-elses', true);
      expect(checkout.$order.get()?.step).toBe('waiting');
      push(named, true);

      expect(checkout.$order.get()).toMatchObject({ step: 'paid', number: 'C-2026' });
      // As after a reload.
      expect(make().$order.get()).toEqual(checkout.$order.get());
    }
  });

  it('keeps the first result', async () => {
    const { checkout, push } = setUp();
    await checkout.pay('weChatPay', 12.5);
    push('B1', false);
    push('B1', true);

    expect(checkout.$order.get()).toMatchObject({ step: 'declined', wallet: 'weChatPay', amount: 12.5 });
  });

  it.each([
    [true, 'paid'],
    [false, 'declined'],
  ])('brings an order and its result %s back after a reload, and sends nothing', async (paid, step) => {
    const { checkout, make, push, aliPay } = setUp();
    await checkout.pay('aliPay', 100);
    checkout.dispose();
    const reloaded = make();
    expect(reloaded.$order.get()).toMatchObject({ step: 'waiting', orderId: 'B1', qrText: 'alipay://B1' });
    push('B1', paid);
    await reloaded.pay('aliPay', 100);

    expect(make().$order.get()).toMatchObject({ step, orderId: 'B1' });
    expect(aliPay).toHaveBeenCalledOnce();
  });

  it('returns to the choice with the reason when the client refuses', async () => {
    const { checkout, aliPay, make, push } = setUp();
    aliPay.mockRejectedValueOnce(failure('refused', 'not today'));
    await checkout.pay('aliPay', 100);

    expect(checkout.$order.get()).toBeUndefined();
    expect(checkout.tasks.$failure.get()).toBe('not today');
    push('B1', true);
    expect(checkout.$order.get()).toBeUndefined();
    checkout.startOver();
    expect(checkout.tasks.$failure.get()).toBe('');
    expect(make().$order.get()).toBeUndefined();
  });

  it('keeps an order whose second request is refused, since it may be paid', async () => {
    const { checkout, aliPay, push } = setUp();
    await checkout.pay('aliPay', 100);
    aliPay.mockRejectedValueOnce(failure('refused', 'known'));
    await checkout.resume();

    expect(checkout.$order.get()).toMatchObject({ step: 'waiting', orderId: 'B1' });
    expect(checkout.tasks.$failure.get()).toBe('known');
    push('B1', true);
    expect(checkout.tasks.$failure.get()).toBe('');
  });

  it('shows no refusal beside a result that was missed, and comes before the refusal', async () => {
    const { checkout, aliPay, push } = setUp();
    await checkout.pay('aliPay', 100);
    aliPay.mockImplementationOnce(({ orderId }) => {
      push(orderId, true);
      return Promise.reject(failure('refused', 'paid already'));
    });
    await checkout.resume();

    expect(checkout.$order.get()?.step).toBe('paid');
    expect(checkout.tasks.$failure.get()).toBe('');
  });

  it('keeps a result that comes before the code', async () => {
    const { checkout, aliPay, push } = setUp();
    aliPay.mockImplementationOnce(({ orderId }) => {
      push(orderId, true);
      return Promise.resolve({ orderId, payUrl: '', qrText: 'late' });
    });
    await checkout.pay('aliPay', 100);

    expect(checkout.$order.get()?.step).toBe('paid');
  });

  it('shows the result of an order that was given up, but never instead of a newer one', async () => {
    const { checkout, push } = setUp();
    await checkout.pay('aliPay', 100);
    checkout.startOver();
    push('B1', true);
    expect(checkout.$order.get()).toMatchObject({ step: 'paid', orderId: 'B1', amount: 100 });

    checkout.startOver();
    await checkout.pay('aliPay', 200);
    checkout.startOver();
    await checkout.pay('aliPay', 300);
    push('B2', true);
    expect(checkout.$order.get()).toMatchObject({ step: 'waiting', orderId: 'B3' });
  });
});
