/**
 * The account that was opened in this tab, as the pages after it show it. Kept for the tab, written like a query, so that
 * whatever stands there can be read.
 */
import type { CouponOffer } from './coupon.ts';

export interface NewAccount extends CouponOffer {
  /** Masked: enough for its owner to know it by. */
  phone: string;
}

type Kept = string | null | undefined;

export const maskPhone = (phone: string): string => `${phone.slice(0, 3)}…${phone.slice(-2)}`;

export function writeNewAccount({ phone, base, more }: NewAccount): string {
  return new URLSearchParams({ phone, base: String(base), more: String(more) }).toString();
}

const read = (kept: Kept): URLSearchParams => new URLSearchParams(kept ?? '');

/** @returns `null` where no account was opened */
export const maskedPhoneOf = (kept: Kept): string | null => read(kept).get('phone');

/** @returns `undefined` where no account was opened */
export function couponsOf(kept: Kept): CouponOffer | undefined {
  const account = read(kept);
  if (!account.has('base')) return undefined;
  return { base: Number(account.get('base')), more: Number(account.get('more')) };
}
