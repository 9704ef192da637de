/** An order that is paid over the desktop client, from the visitor's choice to its result. */
import { parseStoredFields } from './stored-fields.ts';
import { parseUrl } from '#src/config/parse-url.ts';
import { safeLink } from './safe-link.ts';

export const WALLETS = ['aliPay', 'weChatPay'] as const;
export type Wallet = (typeof WALLETS)[number];

const STEPS = ['asked', 'waiting', 'paid', 'declined'] as const;

export interface Order {
  step: (typeof STEPS)[number];
  /** Our number, used for every request. */
  orderId: string;
  /** The client's number, which visitor and support use; ours until the client has sent one. */
  number: string;
  /** In yuan. */
  amount: number;
  wallet: Wallet;
  /** Text of the QR code; empty until the client has sent it. */
  qrText: string;
  /** The client's payment page, beside the code; empty if it sent none. */
  payUrl: string;
}

/** Results name an order by either number. */
export const isNamed = ({ orderId, number }: Order, name: string): boolean =>
  name === orderId || name === number;

/** Its result is not known yet. */
export const isOpen = ({ step }: Order): boolean => step === 'asked' || step === 'waiting';

const MAX_NUMBER = 64;

/** Adds a client's answer about an order; clients may leave fields out. */
export function orderAnswer(order: Order, answer: { orderId?: unknown; qrText?: unknown; payUrl?: unknown }) {
  const number = textOr(answer.orderId, '').trim();
  return {
    number: number !== '' && number.length <= MAX_NUMBER ? number : order.number,
    qrText: textOr(answer.qrText, ''),
    payUrl: payLink(answer.payUrl)?.href ?? '',
  };
}

/** Only the client knows its payment hosts: any is accepted with https, and shown by its name. */
export function payLink(raw: unknown): { href: string; host: string } | undefined {
  const url = typeof raw === 'string' && /^https:/i.test(raw) ? parseUrl(raw) : undefined;
  const link = url && safeLink(raw, { ownOrigin: url.origin, allowedOrigins: [] });
  return link && { href: link.href, host: link.host };
}

const textOr = (value: unknown, otherwise: string): string => (typeof value === 'string' ? value : otherwise);

/** The order stored for the tab; anything that this site did not write is no order. */
export function parseOrder(text: string | undefined): Order | undefined {
  const { orderId, number, amount, qrText, payUrl, ...stored } = parseStoredFields(text);
  const step = STEPS.find((each) => each === stored['step']);
  const wallet = WALLETS.find((each) => each === stored['wallet']);
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
