/**
 * The new-user coupon with a promoter's amounts and texts. A separate file: it needs the API's client, which is loaded
 * for a promoter only.
 */
import { currentAttribution } from '#src/browser/attribution.ts';
import { putCoupon } from '#src/browser/put-coupon.ts';
import { couponOffer } from '#src/domain/coupon.ts';
import type { LiveData } from '#src/stores/live-data.ts';

export async function showCoupons(live: LiveData): Promise<void> {
  const { promoter } = currentAttribution();
  if (promoter) putCoupon(couponOffer(promoter, await live.coupons(promoter)));
}
