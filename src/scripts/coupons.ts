/**
 * The new-user coupon in a promoter's amounts and words. The words come with the element: `data-pack`, `data-more` with
 * `#` for the amount. A file of its own: its amounts come with the API's client, which is fetched for a promoter only.
 */
import { currentAttribution } from '#src/browser/attribution.ts';
import { findHooks, hookValue } from '#src/browser/dom.ts';
import { couponOffer, couponWording } from '#src/domain/coupon.ts';
import type { LiveData } from '#src/stores/live-data.ts';

export async function showCoupons(live: LiveData): Promise<void> {
  const { promoter } = currentAttribution();
  if (!promoter) return;
  const { base, more } = couponOffer(promoter, await live.coupons(promoter));
  for (const element of findHooks('data-base-coupon')) element.textContent = String(base);
  for (const element of findHooks('data-coupon-name')) {
    const pack = hookValue(element, 'data-pack');
    if (pack && couponWording(base) === 'pack') element.textContent = pack;
  }
  for (const element of findHooks('data-more-coupon')) {
    const words = hookValue(element, couponWording(more) === 'pack' ? 'data-more-pack' : 'data-more');
    if (words && more > 0) element.textContent = words.replace('#', String(more));
  }
}
