/**
 * Payment by two wallets: an address and a QR text at once, the result as a push when it is paid. Every page gets it,
 * since the one that asked may have been reloaded; an order is paid once, and guests cannot pay. The client has its own
 * number for each order, and reports results under the page's number.
 */
import type { PaymentStart } from '#bridge-lib';
import {
  type ActionsOf,
  type Payload,
  type ActionContext,
  allowed,
  badArgument,
  number,
  oneOf,
  text,
} from '#client-model/action.ts';
import { Refusal } from '#client-model/refusals.ts';

const MOST_YUAN = 1_000_000;
/** The simulated wallet declines this amount, so that a failed payment can be tried. */
const DECLINED_AMOUNT = 4.04;

export const payment: ActionsOf<'payment'> = {
  AliPay: allowed('pay', (payload, context) => pay('alipay', payload, context)),
  WeChatPay: allowed('pay', (payload, context) => pay('wechat', payload, context)),
};

const FNV_START = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** The client's number of an order: constant (its FNV-1a hash), and different from the page's number. */
function clientOrderNumber(orderId: string): string {
  let hash = FNV_START;
  for (const letter of orderId) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), FNV_PRIME) >>> 0;
  return `C${String(hash).padStart(10, '0')}`;
}

function pay(wallet: 'alipay' | 'wechat', payload: Payload, context: ActionContext): PaymentStart {
  const { state, page } = context;
  const orderId = text(payload, 'orderId');
  const amount = number(payload, 'amount');
  oneOf(payload, 'currency', ['CNY']);
  if (amount <= 0 || amount > MOST_YUAN) throw badArgument('amount');
  if (state.paidOrders.includes(orderId)) {
    // The page may have missed the result, for example in a reload: it is sent again, without a second charge.
    page.push('payment', 'PaymentResult', { orderId, paid: true });
    throw new Refusal('paid');
  }
  context.after(context.timings.paymentMs, () => {
    const paid = amount !== DECLINED_AMOUNT;
    if (paid && !state.paidOrders.includes(orderId)) {
      state.paidOrders.push(orderId);
    }
    context.pushAll('payment', 'PaymentResult', { orderId, paid });
  });
  const own = clientOrderNumber(orderId);
  const query = new URLSearchParams({ order: own, amount: amount.toFixed(2) });
  return {
    orderId: own,
    payUrl: `https://pay.example.com/${wallet}?${query.toString()}`,
    qrText: `${wallet}://pay?${query.toString()}`,
  };
}
