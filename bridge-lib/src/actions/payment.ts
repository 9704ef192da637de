import { type Examples, type PushShapes, checked, takes } from '../action.ts';
import type { PaymentOrder, PaymentStart } from '../models.ts';
import { flag, text } from '../shapes.ts';

const pay = checked(takes<PaymentOrder, PaymentStart>, { orderId: text, payUrl: text, qrText: text });

/** The two wallets, and the push that says how a payment ended. */
export const payment = {
  actions: { AliPay: pay, WeChatPay: pay },
  pushes: { PaymentResult: { orderId: text, paid: flag } } satisfies PushShapes<'payment'>,
};

const paid = {
  args: { orderId: 'order-1', amount: 76, currency: 'CNY' },
  reply: { orderId: 'C0001', payUrl: 'https://pay.example.com/', qrText: 'pay:C0001' },
  right: 'pay',
} as const;

export const paymentExamples = { AliPay: paid, WeChatPay: paid } as const satisfies Examples<typeof payment>;
