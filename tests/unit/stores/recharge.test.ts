import { describe, expect, it, vi } from 'vitest';
import { createRecharge, type RechargeOptions } from '#src/stores/recharge.ts';
import { memorySession, refusedStorage } from '#tests/helpers/fake-storage.ts';
import { settled } from '#tests/helpers/register-store.ts';

type Client = RechargeOptions['client'];

function setUp(session = memorySession()) {
  let push: ((result: { orderId: string; paid: boolean }) => void) | undefined;
  const aliPay = vi.fn<Client['payment']['aliPay']>(({ orderId }) =>
    Promise.resolve({ orderId, payUrl: '', qrText: `alipay://${orderId}` }),
  );
  // Only what a top-up uses.
  const client = {
    payment: { aliPay, weChatPay: aliPay },
    on: (_module: string, _action: string, listener: typeof push) => {
      push = listener;
      return () => (push = undefined);
    },
  } as unknown as Client;
  let count = 0;
  const make = () =>
    createRecharge({ client, session, fallback: 'fallback', newOrderId: () => `B${String((count += 1))}` });
  return {
    recharge: make(),
    make,
    aliPay,
    session,
    push: (orderId: string, paid: boolean) => push?.({ orderId, paid }),
  };
}

describe('createRecharge', () => {
  it('shows the code of an order, then its result', async () => {
    const { recharge, push } = setUp();
    await recharge.pay('aliPay', 100);
    expect(recharge.$order.get()).toEqual({
      step: 'waiting',
      orderId: 'B1',
      amount: 100,
      wallet: 'aliPay',
      qrText: 'alipay://B1',
    });
    push('B1', true);

    expect(recharge.$order.get()?.step).toBe('paid');
  });

  it('starts one order, however often it is told to', async () => {
    const { recharge, aliPay } = setUp();
    void recharge.pay('aliPay', 100);
    void recharge.pay('aliPay', 100);
    await settled();
    await recharge.pay('weChatPay', 300);

    expect(aliPay).toHaveBeenCalledOnce();
  });

  it.each([
    [true, 'paid'],
    [false, 'declined'],
  ])('brings an order and its result %s back after a reload, and sends nothing', async (paid, step) => {
    const { recharge, make, push, aliPay } = setUp();
    await recharge.pay('aliPay', 100);
    recharge.dispose();
    const reloaded = make();
    expect(reloaded.$order.get()).toMatchObject({ step: 'waiting', orderId: 'B1', qrText: 'alipay://B1' });
    push('B1', paid);
    await reloaded.pay('aliPay', 100);

    expect(make().$order.get()).toMatchObject({ step, orderId: 'B1' });
    expect(aliPay).toHaveBeenCalledOnce();
  });

  it('finds an order whose answer never came, and asks again under the same number', async () => {
    const { recharge, make, aliPay } = setUp();
    aliPay.mockImplementationOnce(() => new Promise(() => undefined));
    void recharge.pay('aliPay', 100);
    const reloaded = make();
    expect(reloaded.$order.get()).toMatchObject({ step: 'asked', orderId: 'B1' });
    await reloaded.resume();

    expect(aliPay.mock.calls.map(([order]) => order.orderId)).toEqual(['B1', 'B1']);
    expect(reloaded.$order.get()?.step).toBe('waiting');
  });

  it('keeps an order that the client did not answer for, with the reason', async () => {
    const { recharge, aliPay } = setUp();
    aliPay.mockRejectedValueOnce(new Error('gone'));
    await recharge.pay('aliPay', 100);

    expect(recharge.$order.get()).toMatchObject({ step: 'asked', orderId: 'B1' });
    expect(recharge.tasks.$failure.get()).not.toBe('');
  });

  it('does not heed the results of other orders', async () => {
    const { recharge, push } = setUp();
    await recharge.pay('aliPay', 100);
    push('B9', true);

    expect(recharge.$order.get()?.step).toBe('waiting');
  });

  it('does not ask for the code of an order that has its result', async () => {
    const { recharge, push, aliPay } = setUp();
    await recharge.pay('aliPay', 100);
    push('B1', true);
    await recharge.resume();

    expect(aliPay).toHaveBeenCalledOnce();
  });

  it('takes a new number only after the visitor let the old one go', async () => {
    const { recharge } = setUp();
    await recharge.pay('aliPay', 100);
    recharge.startOver();
    await recharge.pay('weChatPay', 300);

    expect(recharge.$order.get()).toMatchObject({ orderId: 'B2', wallet: 'weChatPay', amount: 300 });
  });

  it.each([
    '{',
    'null',
    '[]',
    '{"step":"paid"}',
    '{"step":"odd","orderId":"B","amount":1,"wallet":"aliPay","qrText":""}',
  ])('reads %s in the storage as no order', (text) => {
    const session = memorySession();
    session.set('rechargeOrder', text);

    expect(setUp(session).recharge.$order.get()).toBeUndefined();
  });

  it('works where the browser keeps nothing', async () => {
    const { recharge } = setUp(refusedStorage());
    await recharge.pay('aliPay', 100);

    expect(recharge.$order.get()?.step).toBe('waiting');
  });
});
