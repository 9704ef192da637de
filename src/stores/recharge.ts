/**
 * One top-up at a time, charged once. The order is stored for the tab before the client hears of it, so a reload finds it
 * again: its number is never replaced by itself, and nothing is sent again but by the visitor's click, under the same
 * number, which the client pays once.
 *
 *   choosing ── pay ──→ asked ── code came ──→ waiting ── result ──→ paid or declined
 *                       asked, waiting ── resume ──→ asked, with the same number
 *                       any but choosing ── startOver ──→ choosing
 */
import { atom, type ReadableAtom } from 'nanostores';
import type { KeyValueStorage } from '#src/browser/storage.ts';
import { RECHARGE_ORDER_KEY } from '#src/config/flow-keys.ts';
import type { WorkbenchClient } from './workbench/client.ts';
import { createTasks, type Tasks } from './workbench/tasks.ts';

export const WALLETS = ['aliPay', 'weChatPay'] as const;
export type RechargeWallet = (typeof WALLETS)[number];

const STEPS = ['asked', 'waiting', 'paid', 'declined'] as const;

export interface RechargeOrder {
  step: (typeof STEPS)[number];
  orderId: string;
  /** In yuan. */
  amount: number;
  wallet: RechargeWallet;
  /** Text of the code to scan; empty until the client gave it. */
  qrText: string;
}

export interface Recharge {
  /** `undefined` while the visitor chooses. */
  $order: ReadableAtom<RechargeOrder | undefined>;
  tasks: Tasks;
  pay: (wallet: RechargeWallet, amountYuan: number) => Promise<void>;
  /** Asks for the code of the order that is there. */
  resume: () => Promise<void>;
  /** The visitor lets the order go. */
  startOver: () => void;
  dispose: () => void;
}

export interface RechargeOptions {
  client: Pick<WorkbenchClient, 'payment' | 'on'>;
  session: KeyValueStorage;
  fallback: string;
  newOrderId: () => string;
}

export function createRecharge({ client, session, fallback, newOrderId }: RechargeOptions): Recharge {
  const $order = atom(parseOrder(session.get(RECHARGE_ORDER_KEY)));
  const tasks = createTasks(fallback);

  function keep(order: RechargeOrder): void {
    session.set(RECHARGE_ORDER_KEY, JSON.stringify(order));
    $order.set(order);
  }

  const endPushes = client.on('payment', 'PaymentResult', ({ orderId, paid }) => {
    const order = $order.get();
    if (order?.orderId === orderId) keep({ ...order, step: paid ? 'paid' : 'declined' });
  });

  async function ask(order: RechargeOrder): Promise<void> {
    await tasks.run('pay', async (signal) => {
      const { orderId, amount, wallet } = order;
      const start = await client.payment[wallet]({ orderId, amount, currency: 'CNY' }, { signal });
      const now = $order.get();
      // The result may have come before the answer, and the visitor may have let the order go.
      if (now?.orderId === orderId && (now.step === 'asked' || now.step === 'waiting')) {
        keep({ ...now, step: 'waiting', qrText: start.qrText });
      }
    });
  }

  return {
    $order,
    tasks,
    async pay(wallet, amount) {
      if ($order.get()) return;
      const order: RechargeOrder = { step: 'asked', orderId: newOrderId(), amount, wallet, qrText: '' };
      keep(order);
      await ask(order);
    },
    async resume() {
      const order = $order.get();
      if (order?.step === 'asked' || order?.step === 'waiting') await ask(order);
    },
    startOver() {
      session.remove(RECHARGE_ORDER_KEY);
      $order.set(undefined);
      tasks.clearFailure();
    },
    dispose() {
      endPushes();
      tasks.dispose();
    },
  };
}

/** What this page did not write reads as no order. */
function parseOrder(text: string | undefined): RechargeOrder | undefined {
  try {
    const { step, orderId, amount, wallet, qrText } = JSON.parse(text ?? '{}') as Record<string, unknown>;
    const knownStep = STEPS.find((each) => each === step);
    const knownWallet = WALLETS.find((each) => each === wallet);
    if (!knownStep || !knownWallet || typeof orderId !== 'string' || typeof qrText !== 'string') {
      return undefined;
    }
    if (typeof amount !== 'number' || !(amount > 0)) return undefined;
    return { step: knownStep, orderId, amount, wallet: knownWallet, qrText };
  } catch {
    return undefined; // written by something else
  }
}
