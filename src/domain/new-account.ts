/**
 * The account opened in this tab, for the pages after it. Stored for the tab in the form of a query string, so that any
 * text can be parsed.
 */
import type { CouponOffer } from './coupon.ts';

export interface NewAccount extends CouponOffer {
  /** Masked, but recognizable for its owner. */
  phone: string;
}

type Stored = string | null | undefined;

export const maskPhone = (phone: string): string => `${phone.slice(0, 3)}…${phone.slice(-2)}`;

export function writeNewAccount({ phone, base, more }: NewAccount): string {
  return new URLSearchParams({ phone, base: String(base), more: String(more) }).toString();
}

const read = (stored: Stored): URLSearchParams => new URLSearchParams(stored ?? '');

/** @returns `null` if no account was opened */
export const maskedPhoneOf = (stored: Stored): string | null => read(stored).get('phone');

/** @returns `undefined` if no account was opened */
export function couponsOf(stored: Stored): CouponOffer | undefined {
  const account = read(stored);
  if (!account.has('base')) return undefined;
  return { base: Number(account.get('base')), more: Number(account.get('more')) };
}
