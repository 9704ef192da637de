/** Payment by two wallets: an address and a QR text at once, the result as a push when it is paid. */
import type { PaymentStart } from '#bridge-lib';
import {
  type ActionsOf,
  type Payload,
  RET,
  Refusal,
  type World,
  badArgument,
  number,
  oneOf,
  text,
} from '#server/client-simulator/action.ts';

const MOST_YUAN = 1_000_000;
/** An amount that the simulated wallet declines, so that the page's other ending can be tried. */
export const DECLINED_AMOUNT = 4.04;

export const payment: ActionsOf<'payment'> = {
  AliPay: (payload, world) => pay('alipay', payload, world),
  WeChatPay: (payload, world) => pay('wechat', payload, world),
};

function pay(wallet: 'alipay' | 'wechat', payload: Payload, world: World): PaymentStart {
  const { state, page } = world;
  const orderId = text(payload, 'orderId');
  const amount = number(payload, 'amount');
  oneOf(payload, 'currency', ['CNY']);
  if (amount <= 0 || amount > MOST_YUAN) throw badArgument('amount');
  if (state.paidOrders.includes(orderId)) throw new Refusal(RET.conflict, '该订单已支付');
  world.after(world.timings.paymentMs, () => {
    const paid = amount !== DECLINED_AMOUNT;
    if (paid && !state.paidOrders.includes(orderId)) {
      state.paidOrders.push(orderId);
      world.save();
    }
    page.push('payment', 'PaymentResult', { orderId, paid });
  });
  const query = new URLSearchParams({ order: orderId, amount: amount.toFixed(2) });
  return {
    orderId,
    payUrl: `https://pay.example.com/${wallet}?${query.toString()}`,
    qrText: `${wallet}://pay?${query.toString()}`,
  };
}
