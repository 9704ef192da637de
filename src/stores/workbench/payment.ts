/**
 * One payment at a time: the wallet is asked for a QR code, the client pushes the result. An order is paid once:
 * its number is drawn when the visitor starts, and what was sent is never sent again by itself.
 */
import { isBridgeError, type PaymentStart } from '#bridge-lib';
import { atom, type ReadableAtom } from 'nanostores';
import type { WorkbenchClient } from './client.ts';
import { createTasks, type Tasks } from './tasks.ts';

export type Wallet = 'aliPay' | 'weChatPay';

export type PaymentState =
  | { step: 'choosing' }
  | { step: 'waiting'; wallet: Wallet; amount: number; start: PaymentStart }
  | { step: 'done'; isPaid: boolean; amount: number; orderId: string };

export interface Payment {
  $state: ReadableAtom<PaymentState>;
  tasks: Tasks;
  pay: (wallet: Wallet, amountYuan: number) => Promise<void>;
  /** Back to the choice. A payment under way may still come through; its result is then shown all the same. */
  reset: () => void;
  dispose: () => void;
}

export interface PaymentOptions {
  client: WorkbenchClient;
  fallback: string;
  newOrderId: () => string;
}

export function createPayment({ client, fallback, newOrderId }: PaymentOptions): Payment {
  const $state = atom<PaymentState>({ step: 'choosing' });
  const tasks = createTasks(fallback);
  /** Amounts in yuan of the orders of this page, by number: only their results are believed. */
  const orders = new Map<string, number>();

  const endPushes = client.on('payment', 'PaymentResult', ({ orderId, paid }) => {
    const amount = orders.get(orderId);
    if (amount === undefined) return;
    orders.delete(orderId);
    $state.set({ step: 'done', isPaid: paid, amount, orderId });
  });

  return {
    $state,
    tasks,
    async pay(wallet, amountYuan) {
      const order = { orderId: newOrderId(), amount: amountYuan, currency: 'CNY' } as const;
      await tasks.run('pay', async (signal) => {
        orders.set(order.orderId, amountYuan);
        try {
          const start = await client.payment[wallet](order, { signal });
          // The result may have come before the answer.
          if (orders.has(order.orderId)) $state.set({ step: 'waiting', wallet, amount: amountYuan, start });
        } catch (error) {
          // What broke off may have reached the client: should it be paid, its result is shown all the same.
          if (isBridgeError(error) && error.kind === 'refused') orders.delete(order.orderId);
          throw error;
        }
      });
    },
    reset() {
      $state.set({ step: 'choosing' });
      tasks.clearFailure();
    },
    dispose() {
      endPushes();
      tasks.dispose();
    },
  };
}
