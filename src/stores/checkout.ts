/**
 * One order at a time, charged once. It is stored for the tab before it is sent to the client, so a reload finds it.
 * Its number never changes by itself, and it is sent again only on the visitor's click, under the same number, which
 * the client charges once. If the client has a number of its own, requests use ours, and results may name either.
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
  /** Stores the order under `key`. */
  session: KeyValueStorage;
  key: string;
  fallback: string;
  newOrderId: () => string;
}

/** After these failures the client does not have the order; after any other it may. */
const NOT_RECEIVED: readonly BridgeErrorKind[] = [
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
  /** Ends the calls of the present order. */
  let calls = new AbortController();

  function save(order: Order): void {
    session.set(key, JSON.stringify(order));
    $order.set(order);
  }

  function clearOrder(): void {
    session.remove(key);
    $order.set(undefined);
  }

  /** Orders that the visitor gave up, while this page is open. */
  const abandonedOrders = new Map<string, Order>();
  const endPushes = client.on('payment', 'PaymentResult', ({ orderId, paid }) => {
    const order = $order.get() ?? [...abandonedOrders.values()].find((each) => isNamed(each, orderId));
    // Only the first result counts.
    if (!order || !isNamed(order, orderId) || !isOpen(order)) return;
    abandonedOrders.delete(order.orderId);
    save({ ...order, step: paid ? 'paid' : 'declined' });
    tasks.clearFailure();
  });

  /** @returns whether the client has the order, or may have it */
  async function requestCode(order: Order): Promise<boolean> {
    const { orderId, amount, wallet } = order;
    const { signal } = calls;
    let mayHaveOrder = false;
    await tasks.run(taskOf(order), async () => {
      mayHaveOrder = true;
      try {
        const start = await client.payment[wallet]({ orderId, amount, currency: 'CNY' }, { signal });
        const now = $order.get();
        // The result may have come before the answer, or the visitor may have given the order up.
        if (now?.orderId === orderId && isOpen(now)) {
          save({ ...now, step: 'waiting', ...orderAnswer(now, start) });
        }
      } catch (error) {
        const now = $order.get();
        // Neither an abort by the visitor nor a refusal after the result is a failure.
        if (signal.aborted || (now?.orderId === orderId && !isOpen(now))) return;
        if (isBridgeError(error) && NOT_RECEIVED.includes(error.kind)) mayHaveOrder = false;
        throw error;
      }
    });
    return mayHaveOrder;
  }

  return {
    /** `undefined` while the visitor chooses. */
    $order,
    /** The code of the present order is being requested. */
    $isAsking: computed(
      [$order, tasks.$busy],
      (order, busy) => order !== undefined && busy.has(taskOf(order)),
    ),
    tasks,
    /** @returns whether a new order was sent, answered or not */
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
      save(order);
      const mayHaveOrder = await requestCode(order);
      // An order that is requested again stays, whatever the answer: the client may have it already.
      if (!mayHaveOrder && $order.get() === order) clearOrder();
      return mayHaveOrder;
    },
    /** Requests the code of the present order. */
    async resume() {
      const order = $order.get();
      if (order && isOpen(order)) await requestCode(order);
    },
    /** Gives the order up. If it is paid all the same, its result is shown while there is no other order. */
    startOver: () => {
      calls.abort();
      calls = new AbortController();
      const order = $order.get();
      if (order && isOpen(order)) abandonedOrders.set(order.orderId, order);
      clearOrder();
      tasks.clearFailure();
    },
    dispose: () => {
      endPushes();
      calls.abort();
      tasks.dispose();
    },
  };
}
