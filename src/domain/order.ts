/** An order that the desktop client takes money for, from the visitor's wish to its result. */
import { keptFields } from './kept-fields.ts';
import { parseUrl } from '#src/config/parse-url.ts';
import { safeLink } from './safe-link.ts';

export const WALLETS = ['aliPay', 'weChatPay'] as const;
export type Wallet = (typeof WALLETS)[number];

const STEPS = ['asked', 'waiting', 'paid', 'declined'] as const;

export interface Order {
  step: (typeof STEPS)[number];
  /** Ours: what is sent, and sent again. */
  orderId: string;
  /** What the client calls it, which is what visitor and support speak of; ours until the client has said another. */
  number: string;
  /** In yuan. */
  amount: number;
  wallet: Wallet;
  /** Text of the code to scan; empty until the client gave it. */
  qrText: string;
  /** The client's own page for paying, beside the code; empty where it gave none. */
  payUrl: string;
}

/** Results name an order by either number. */
export const isNamed = ({ orderId, number }: Order, name: string): boolean =>
  name === orderId || name === number;

/** Its result is not known yet. */
export const isOpen = ({ step }: Order): boolean => step === 'asked' || step === 'waiting';

const MAX_NUMBER = 64;

/** Of what a client says about an order; other clients leave out what the wire lets them. */
export function orderAnswer(order: Order, answer: { orderId?: unknown; qrText?: unknown; payUrl?: unknown }) {
  const number = textOr(answer.orderId, '').trim();
  return {
    number: number !== '' && number.length <= MAX_NUMBER ? number : order.number,
    qrText: textOr(answer.qrText, ''),
    payUrl: payLink(answer.payUrl)?.href ?? '',
  };
}

/** The client knows its payment hosts, and this site does not: any is good, by https and shown by its name. */
export function payLink(raw: unknown): { href: string; host: string } | undefined {
  const url = typeof raw === 'string' && /^https:/i.test(raw) ? parseUrl(raw) : undefined;
  const link = url && safeLink(raw, { ownOrigin: url.origin, allowedOrigins: [] });
  return link && { href: link.href, host: link.host };
}

const textOr = (value: unknown, otherwise: string): string => (typeof value === 'string' ? value : otherwise);

/** As it was kept for the tab. What this site did not write reads as no order. */
export function parseOrder(text: string | undefined): Order | undefined {
  const { orderId, number, amount, qrText, payUrl, ...kept } = keptFields(text);
  const step = STEPS.find((each) => each === kept['step']);
  const wallet = WALLETS.find((each) => each === kept['wallet']);
  if (!step || !wallet || typeof orderId !== 'string' || typeof qrText !== 'string') return undefined;
  if (typeof amount !== 'number' || !(amount > 0)) return undefined;
  return {
    step,
    orderId,
    number: textOr(number, orderId),
    amount,
    wallet,
    qrText,
    payUrl: textOr(payUrl, ''),
  };
}
