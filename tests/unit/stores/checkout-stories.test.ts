/** Visitors' stories with an order: the requests to the client, and what the page shows. */
import { BridgeError, type BridgeErrorKind } from '#bridge-lib';
import { describe, expect, it } from 'vitest';
import type { Checkout } from '#src/stores/checkout.ts';
import { setUpCheckout } from '#tests/helpers/checkout-store.ts';

type Fail = (kind: BridgeErrorKind) => void;

/** A client that answers when the test says so, and ends an aborted call as the bridge does. */
function slowClient() {
  const around = setUpCheckout();
  const answers: (() => void)[] = [];
  const fails: Fail[] = [];
  const signals: AbortSignal[] = [];
  around.aliPay.mockImplementation(
    ({ orderId }, options) =>
      new Promise((resolve, reject) => {
        const fail: Fail = (kind) =>
          reject(new BridgeError(kind, kind, { module: 'payment', action: 'AliPay' }));
        options?.signal?.addEventListener('abort', () => fail('aborted'));
        if (options?.signal) signals.push(options.signal);
        fails.push(fail);
        answers.push(() => resolve({ orderId, payUrl: '', qrText: `alipay://${orderId}` }));
      }),
  );
  return {
    ...around,
    answer: (call: number) => answers[call]?.(),
    fail: (call: number, kind: BridgeErrorKind) => fails[call]?.(kind),
    isEnded: (call: number) => signals[call]?.aborted,
    sent: () => around.aliPay.mock.calls.map(([{ orderId, amount }]) => `${orderId} ${String(amount)}`),
  };
}

type SlowClient = ReturnType<typeof slowClient>;

/** Leaves the page and returns to it in the same tab. */
function comeBack(around: SlowClient): Checkout {
  around.checkout.dispose();
  around.checkout = around.make();
  return around.checkout;
}

const shown = ({ $order, $isAsking, tasks }: Checkout): string => {
  const order = $order.get();
  const standing = order ? `${order.step} ${order.orderId} ${String(order.amount)}` : 'choosing';
  return [standing, $isAsking.get() && 'asking', tasks.$failure.get()].filter(Boolean).join(', ');
};

interface Story {
  title: string;
  play: (around: SlowClient) => Promise<void>;
  /** The requests to the client, in order. */
  sent: readonly string[];
  shown: string;
}

const stories: readonly Story[] = [
  {
    title: 'pays twice in a row: one order is sent',
    async play({ checkout, answer }) {
      const first = checkout.pay('aliPay', 100);
      expect(await checkout.pay('weChatPay', 300)).toBe(false);
      answer(0);
      expect(await first).toBe(true);
      expect(await checkout.pay('weChatPay', 300)).toBe(false);
    },
    sent: ['B1 100'],
    shown: 'waiting B1 100',
  },
  {
    title: 'starts over while the client is asked: that call ends, and the next order is sent',
    async play({ checkout, isEnded, answer }) {
      const first = checkout.pay('aliPay', 100);
      checkout.startOver();
      expect(isEnded(0)).toBe(true);
      expect(shown(checkout)).toBe('choosing');
      const second = checkout.pay('aliPay', 300);
      await first;
      expect(shown(checkout)).toBe('asked B2 300, asking');
      answer(1);
      expect(await second).toBe(true);
    },
    sent: ['B1 100', 'B2 300'],
    shown: 'waiting B2 300',
  },
  {
    title: 'starts over while the status is checked: the next order is sent',
    async play({ checkout, isEnded, answer }) {
      const first = checkout.pay('aliPay', 100);
      answer(0);
      await first;
      const checking = checkout.resume();
      checkout.startOver();
      expect(isEnded(1)).toBe(true);
      const second = checkout.pay('aliPay', 300);
      await checking;
      answer(2);
      await second;
    },
    sent: ['B1 100', 'B1 100', 'B2 300'],
    shown: 'waiting B2 300',
  },
  {
    title: 'starts over before an answer that comes all the same: the next order keeps its own code',
    async play({ checkout, answer, aliPay }) {
      let answerLate: (() => void) | undefined;
      // A client that ignores the signal.
      aliPay.mockImplementationOnce(
        ({ orderId }) =>
          new Promise((resolve) => {
            answerLate = () => resolve({ orderId, payUrl: '', qrText: 'late' });
          }),
      );
      const first = checkout.pay('aliPay', 100);
      checkout.startOver();
      const second = checkout.pay('aliPay', 300);
      answer(0);
      await second;
      answerLate?.();
      await first;
      expect(checkout.$order.get()?.qrText).toBe('alipay://B2');
    },
    sent: ['B1 100', 'B2 300'],
    shown: 'waiting B2 300',
  },
  {
    title: 'leaves while the client is asked, comes back, where nothing is sent by itself, and asks again',
    async play(around) {
      const paying = around.checkout.pay('aliPay', 100);
      const back = comeBack(around);
      expect(around.isEnded(0)).toBe(true);
      await paying;
      expect(await back.pay('aliPay', 300)).toBe(false);
      expect(shown(back)).toBe('asked B1 100');
      expect(around.sent()).toEqual(['B1 100']);
      const asking = back.resume();
      around.answer(1);
      await asking;
    },
    sent: ['B1 100', 'B1 100'],
    shown: 'waiting B1 100',
  },
  {
    title: 'pays on a page that is being left: nothing is sent, and no order is left behind',
    async play(around) {
      const left = around.checkout;
      comeBack(around);
      expect(await left.pay('aliPay', 100)).toBe(false);
    },
    sent: [],
    shown: 'choosing',
  },
  {
    title: 'pays while the client goes away: the order stays, and is asked about once it is back',
    async play({ checkout, fail, answer }) {
      const paying = checkout.pay('aliPay', 100);
      fail(0, 'closed');
      expect(await paying).toBe(true);
      expect(shown(checkout)).toBe('asked B1 100, closed');
      const asking = checkout.resume();
      answer(1);
      await asking;
    },
    sent: ['B1 100', 'B1 100'],
    shown: 'waiting B1 100',
  },
  {
    title: 'pays where no client is reached: there is no order, and the reason is shown',
    async play({ checkout, fail }) {
      const paying = checkout.pay('aliPay', 100);
      fail(0, 'not-connected');
      expect(await paying).toBe(false);
    },
    sent: ['B1 100'],
    shown: 'choosing, not-connected',
  },
];

describe('a visitor', () => {
  for (const { title, play, ...story } of stories) {
    it(title, async () => {
      const around = slowClient();
      await play(around);

      expect(around.sent()).toEqual(story.sent);
      expect(shown(around.checkout)).toBe(story.shown);
    });
  }
});
