/** Coupons of a promoter's link, in yuan. A promoter that nobody has set up brings the usual ones. */
import type { Content } from './content.ts';

export interface Coupons {
  base_coupon: number;
  more_coupon: number;
}

export function couponsOf({ promoters }: Content, promoter: string): Coupons {
  const { base_coupon, more_coupon } =
    promoters.promoters.find((entry) => entry.promoter === promoter) ?? promoters.default;
  return { base_coupon, more_coupon };
}

/** What a new account gets: without a promoter nothing is added. */
export function giftOf(content: Content, promoter: string): { coupon: number; coupon_more: number } {
  const { base_coupon, more_coupon } = couponsOf(content, promoter);
  return { coupon: base_coupon, coupon_more: promoter === '' ? 0 : more_coupon };
}
