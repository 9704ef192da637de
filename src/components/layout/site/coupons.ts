/** The new-user coupon in a promoter's amounts and words. The words come with the element: `data-pack`, `data-more`. */
import { currentAttribution } from '#src/browser/attribution.ts';
import { findAll } from '#src/browser/dom.ts';
import { couponOffer, couponWording } from '#src/domain/coupon.ts';
import type { LiveData } from '#src/stores/live-data.ts';

export async function showCoupons(live: LiveData): Promise<void> {
  const { promoter } = currentAttribution();
  if (!promoter) return;
  const { base, more } = couponOffer(promoter, await live.coupons(promoter));
  for (const element of findAll('[data-base-coupon]')) element.textContent = String(base);
  for (const element of findAll('[data-coupon-name]')) {
    const { pack } = element.dataset;
    if (pack && couponWording(base) === 'pack') element.textContent = pack;
  }
  for (const element of findAll('[data-more-coupon]')) {
    const { more: plain, morePack } = element.dataset;
    const words = couponWording(more) === 'pack' ? morePack : plain;
    if (words && more > 0) element.textContent = words.replace('#', String(more));
  }
}
