import { describe, expect, it } from 'vitest';
import { BridgeError } from '#bridge-lib';
import type { WorkbenchClient } from '#src/stores/workbench/client.ts';
import { createPayment } from '#src/stores/workbench/payment.ts';
import { demoClient, refusingClient } from '#tests/helpers/workbench-stores.ts';

function numbered(client: WorkbenchClient) {
  let count = 0;
  return createPayment({ client, fallback: 'network', newOrderId: () => `order-${String((count += 1))}` });
}

/** A client whose payment is answered, and whose results are pushed, when the test says so. */
function manualClient() {
  let push: (result: { orderId: string; paid: boolean }) => void = () => undefined;
  let answer: () => void = () => undefined;
  const aliPay = ({ orderId }: { orderId: string }) =>
    new Promise((resolve) => (answer = () => resolve({ orderId, payUrl: '', qrText: 'qr' })));
  const client = {
    payment: { aliPay, weChatPay: aliPay },
    on: (_module: string, _action: string, handler: typeof push) => {
      push = handler;
      return () => (push = () => undefined);
    },
  } as unknown as WorkbenchClient; // the store asks for nothing else
  return {
    client,
    push: (orderId: string, paid: boolean) => push({ orderId, paid }),
    answer: () => answer(),
  };
}

describe('createPayment', () => {
  it('shows a code, then the result that the client pushes', async () => {
    const { client, advance } = demoClient(false);
    const payment = numbered(client);
    const paying = payment.pay('aliPay', 38);
    // The demo's two timers were set in the same breath: its answer and the payment itself.
    advance();
    await paying;
    expect(payment.$state.get()).toEqual({ step: 'done', isPaid: true, amount: 38, orderId: 'order-1' });
    payment.reset();
    expect(payment.$state.get()).toEqual({ step: 'choosing' });
  });

  it('waits with the code until its own order is paid', async () => {
    const { client, push, answer } = manualClient();
    const payment = numbered(client);
    const paying = payment.pay('weChatPay', 12.5);
    answer();
    await paying;
    expect(payment.$state.get()).toMatchObject({ step: 'waiting', wallet: 'weChatPay', amount: 12.5 });
    push('order-of-somebody', true);
    expect(payment.$state.get().step).toBe('waiting');
    push('order-1', false);
    expect(payment.$state.get()).toMatchObject({ step: 'done', isPaid: false });
    push('order-1', true);
    expect(payment.$state.get()).toMatchObject({ isPaid: false });
  });

  it('keeps a result that comes before the answer', async () => {
    const { client, push, answer } = manualClient();
    const payment = numbered(client);
    const paying = payment.pay('aliPay', 1);
    push('order-1', true);
    answer();
    await paying;
    expect(payment.$state.get()).toMatchObject({ step: 'done', isPaid: true });
  });

  it('asks for one code however often the button is pressed', async () => {
    const { client, answer } = manualClient();
    const payment = numbered(client);
    const first = payment.pay('aliPay', 1);
    await payment.pay('aliPay', 2);
    answer();
    await first;
    expect(payment.$state.get()).toMatchObject({ step: 'waiting', amount: 1 });
  });

  it('shows the result of an order whose answer never came, and of none that was refused', async () => {
    const { client, push } = manualClient();
    const failing = (kind: 'closed' | 'refused') => () =>
      Promise.reject(new BridgeError(kind, kind, { module: 'payment', action: 'AliPay' }));
    const payment = numbered(client);
    Object.assign(client.payment, { aliPay: failing('refused') });
    await payment.pay('aliPay', 5);
    push('order-1', true);
    expect(payment.$state.get().step).toBe('choosing');
    Object.assign(client.payment, { aliPay: failing('closed') });
    await payment.pay('aliPay', 7);
    expect(payment.tasks.$failure.get()).toBe('closed');
    push('order-2', true);
    expect(payment.$state.get()).toMatchObject({ step: 'done', isPaid: true, amount: 7 });
  });

  it('stays at the choice with the reason when the client refuses', async () => {
    const payment = numbered(refusingClient());
    await payment.pay('aliPay', 1);
    expect(payment.$state.get()).toEqual({ step: 'choosing' });
    expect(payment.tasks.$failure.get()).toBe('not today');
    payment.reset();
    expect(payment.tasks.$failure.get()).toBe('');
  });
});
