/** Coupons of a promoter's link, in yuan. An unknown promoter's link has the usual ones. */
import type { Content } from './content.ts';

export function couponsOf({ promoters }: Content, promoter: string) {
  const { base_coupon, more_coupon } =
    promoters.promoters.find((entry) => entry.promoter === promoter) ?? promoters.default;
  return { base_coupon, more_coupon };
}

/** A new account's gift: without a promoter nothing is added. */
export function giftOf(content: Content, promoter: string) {
  const { base_coupon, more_coupon } = couponsOf(content, promoter);
  return { coupon: base_coupon, coupon_more: promoter === '' ? 0 : more_coupon };
}
