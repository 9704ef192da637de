/**
 * One order at a time, charged once. It is stored for the tab before the client hears of it, so a reload finds it again:
 * its number is never replaced by itself, and nothing is sent again but by the visitor's click, under the same number,
 * which the client pays once. A client that gives the order a number of its own is asked by ours and heard by either.
 *
 *   choosing ── pay ──→ asked ── code came ──→ waiting ── result ──→ paid or declined
 *                       asked, for the first time ── refused or not sent ──→ choosing, with the reason
 *                       asked, waiting ── resume ──→ asked, with the same number
 *                       any but choosing ── startOver ──→ choosing; its call ends
 */
import { type BridgeErrorKind, isBridgeError } from '#bridge-lib';
import { atom, computed } from 'nanostores';
import type { KeyValueStorage } from '#src/browser/storage.ts';
import { isNamed, isOpen, orderAnswer, parseOrder, type Order, type Wallet } from '#src/domain/order.ts';
import type { WorkbenchClient } from './client/client.ts';
import { createTasks } from './client/tasks.ts';

/** @internal for the tests */
export type Checkout = ReturnType<typeof createCheckout>;

export interface CheckoutOptions {
  client: Pick<WorkbenchClient, 'payment' | 'on'>;
  /** Keeps the order under `key`. */
  session: KeyValueStorage;
  key: string;
  fallback: string;
  newOrderId: () => string;
}

/** The client does not have what failed so. With any other kind it may. */
const NOT_TAKEN: readonly BridgeErrorKind[] = [
  'refused',
  'client-absent',
  'not-connected',
  'congested',
  'queue-full',
];

const taskOf = ({ orderId }: Order): string => `pay:${orderId}`;

export function createCheckout({ client, session, key, fallback, newOrderId }: CheckoutOptions) {
  const $order = atom(parseOrder(session.get(key)));
  const tasks = createTasks(fallback);
  /** Ends the calls of the order that is there. */
  let calls = new AbortController();

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

  /** @returns whether the client has the order, or may have it */
  async function ask(order: Order): Promise<boolean> {
    const { orderId, amount, wallet } = order;
    const { signal } = calls;
    let isTaken = false;
    await tasks.run(taskOf(order), async () => {
      isTaken = true;
      try {
        const start = await client.payment[wallet]({ orderId, amount, currency: 'CNY' }, { signal });
        const now = $order.get();
        // The result may have come before the answer, and the visitor may have let the order go.
        if (now?.orderId === orderId && isOpen(now)) {
          keep({ ...now, step: 'waiting', ...orderAnswer(now, start) });
        }
      } catch (error) {
        // What the visitor broke off has not failed.
        if (signal.aborted) return;
        if (isBridgeError(error) && NOT_TAKEN.includes(error.kind)) isTaken = false;
        throw error;
      }
    });
    return isTaken;
  }

  return {
    /** `undefined` while the visitor chooses. */
    $order,
    /** The client is being asked for the code of the order that is there. */
    $isAsking: computed(
      [$order, tasks.$busy],
      (order, busy) => order !== undefined && busy.has(taskOf(order)),
    ),
    tasks,
    /** @returns whether a new order was sent, answered or not; an order that was not is none */
    async pay(wallet: Wallet, amount: number) {
      if ($order.get()) return false;
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
      const isTaken = await ask(order);
      // One that is asked for once more stays, with any answer: the client may know it already.
      if (!isTaken && $order.get() === order) letGo();
      return isTaken;
    },
    /** Asks for the code of the order that is there. */
    async resume() {
      const order = $order.get();
      if (order && isOpen(order)) await ask(order);
    },
    /** The visitor lets the order go. Should it come through all the same, its result is shown where nothing else is. */
    startOver: () => {
      calls.abort();
      calls = new AbortController();
      const order = $order.get();
      if (order && isOpen(order)) released.set(order.orderId, order);
      letGo();
      tasks.clearFailure();
    },
    dispose: () => {
      endPushes();
      calls.abort();
      tasks.dispose();
    },
  };
}
