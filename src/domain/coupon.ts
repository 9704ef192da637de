/**
 * What the new-user coupon is worth and how it is called. Everyone gets the registration coupon; a visitor who comes
 * through a promoter's link gets the promoter's amounts, or the defaults while the promoter's are not known.
 */
import { COUPON_PACK_YUAN, DEFAULT_COUPON_YUAN, REGISTRATION_COUPON_YUAN } from '#src/config/constants.ts';

export interface CouponOffer {
  /** In yuan, for registering. */
  base: number;
  /** In yuan, the promoter's bonus; 0 without one. */
  more: number;
}

export type CouponWording = 'pack' | 'noThreshold';

const amountOr = (value: unknown, otherwise: number) =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 && value < 100_000 ? value : otherwise;

/** @param info the promoter's data from the API; `undefined` if the call failed */
export function couponOffer(
  promoter: string,
  info: { base_coupon: number; more_coupon: number } | undefined,
): CouponOffer {
  if (!promoter) return { base: REGISTRATION_COUPON_YUAN, more: 0 };
  return {
    base: amountOr(info?.base_coupon, REGISTRATION_COUPON_YUAN),
    more: amountOr(info?.more_coupon, DEFAULT_COUPON_YUAN),
  };
}

export function couponWording(yuan: number): CouponWording {
  return yuan === COUPON_PACK_YUAN ? 'pack' : 'noThreshold';
}
