/**
 * One order at a time, charged once. It is stored for the tab before the client hears of it, so a reload finds it again:
 * its number is never replaced by itself, and nothing is sent again but by the visitor's click, under the same number,
 * which the client pays once. A client that gives the order a number of its own is asked by ours and heard by either.
 *
 *   choosing ── pay ──→ asked ── code came ──→ waiting ── result ──→ paid or declined
 *                       asked, for the first time ── the client refuses ──→ choosing, with its reason
 *                       asked, waiting ── resume ──→ asked, with the same number
 *                       any but choosing ── startOver ──→ choosing
 */
import { isBridgeError } from '#bridge-lib';
import { atom, type ReadableAtom } from 'nanostores';
import type { KeyValueStorage } from '#src/browser/storage.ts';
import { isNamed, isOpen, orderAnswer, parseOrder, type Order, type Wallet } from '#src/domain/order.ts';
import type { WorkbenchClient } from './workbench/client.ts';
import { createTasks, type Tasks } from './workbench/tasks.ts';

export interface Checkout {
  /** `undefined` while the visitor chooses. */
  $order: ReadableAtom<Order | undefined>;
  tasks: Tasks;
  pay: (wallet: Wallet, amountYuan: number) => Promise<void>;
  /** Asks for the code of the order that is there. */
  resume: () => Promise<void>;
  /** The visitor lets the order go. Should it come through all the same, its result is shown where nothing else is. */
  startOver: () => void;
  dispose: () => void;
}

export interface CheckoutOptions {
  client: Pick<WorkbenchClient, 'payment' | 'on'>;
  /** Keeps the order under `key`. */
  session: KeyValueStorage;
  key: string;
  fallback: string;
  newOrderId: () => string;
}

export function createCheckout({ client, session, key, fallback, newOrderId }: CheckoutOptions): Checkout {
  const $order = atom(parseOrder(session.get(key)));
  const tasks = createTasks(fallback);

  function keep(order: Order): void {
    session.set(key, JSON.stringify(order));
    $order.set(order);
  }

  function letGo(): void {
    session.remove(key);
    $order.set(undefined);
  }

  /** Orders that the visitor let go, while this page is open. */
  const released = new Map<string, Order>();
  const endPushes = client.on('payment', 'PaymentResult', ({ orderId, paid }) => {
    const order = $order.get() ?? [...released.values()].find((each) => isNamed(each, orderId));
    // The first result stands.
    if (!order || !isNamed(order, orderId) || !isOpen(order)) return;
    released.delete(order.orderId);
    keep({ ...order, step: paid ? 'paid' : 'declined' });
  });

  const isRefusal = (error: unknown) => isBridgeError(error) && error.kind === 'refused';

  async function ask(order: Order, isNew: boolean): Promise<void> {
    await tasks.run('pay', async (signal) => {
      const { orderId, amount, wallet } = order;
      const start = await client.payment[wallet]({ orderId, amount, currency: 'CNY' }, { signal }).catch(
        (error: unknown) => {
          // A new order that is refused is none. One that the client may know already stays, with any answer.
          if (isNew && isRefusal(error) && $order.get()?.orderId === orderId) letGo();
          throw error;
        },
      );
      const now = $order.get();
      // The result may have come before the answer, and the visitor may have let the order go.
      if (now?.orderId === orderId && isOpen(now)) {
        keep({ ...now, step: 'waiting', ...orderAnswer(now, start) });
      }
    });
  }

  return {
    $order,
    tasks,
    async pay(wallet, amount) {
      if ($order.get()) return;
      const orderId = newOrderId();
      const order: Order = {
        step: 'asked',
        orderId,
        number: orderId,
        amount,
        wallet,
        qrText: '',
        payUrl: '',
      };
      keep(order);
      await ask(order, true);
    },
    async resume() {
      const order = $order.get();
      if (order && isOpen(order)) await ask(order, false);
    },
    startOver() {
      const order = $order.get();
      if (order && isOpen(order)) released.set(order.orderId, order);
      letGo();
      tasks.clearFailure();
    },
    dispose() {
      endPushes();
      tasks.dispose();
    },
  };
}
