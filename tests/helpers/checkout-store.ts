/** A checkout over a client that gives each order a code, and pushes results when a test says so. */
import { vi } from 'vitest';
import { createCheckout, type CheckoutOptions } from '#src/stores/checkout.ts';
import { memorySession } from './fake-storage.ts';

type Client = CheckoutOptions['client'];

export function setUpCheckout() {
  const session = memorySession();
  let push: ((result: { orderId: string; paid: boolean }) => void) | undefined;
  const aliPay = vi.fn<Client['payment']['aliPay']>(({ orderId }) =>
    Promise.resolve({ orderId, payUrl: '', qrText: `alipay://${orderId}` }),
  );
  // Only the part that a top-up uses.
  const client = {
    payment: { aliPay, weChatPay: aliPay },
    on: (_module: string, _action: string, listener: typeof push) => {
      push = listener;
      return () => (push = undefined);
    },
  } as unknown as Client;
  let count = 0;
  const make = () =>
    createCheckout({
      client,
      session,
      key: 'order',
      fallback: 'fallback',
      newOrderId: () => `B${String((count += 1))}`,
    });
  return {
    checkout: make(),
    make,
    aliPay,
    push: (orderId: string, paid: boolean) => push?.({ orderId, paid }),
  };
}
