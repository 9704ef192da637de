/**
 * Puts a visitor's coupon amounts and texts into the page. The element has the texts: `data-pack`, and `data-more` with
 * `#` for the amount.
 */
import { couponWording, type CouponOffer } from '#src/domain/coupon.ts';
import { findHooks, hookValue } from './dom.ts';

export function putCoupon({ base, more }: CouponOffer): void {
  for (const element of findHooks('data-base-coupon')) element.textContent = String(base);
  for (const element of findHooks('data-coupon-name')) {
    const pack = hookValue(element, 'data-pack');
    if (pack && couponWording(base) === 'pack') element.textContent = pack;
  }
  for (const element of findHooks('data-more-coupon')) {
    const words = hookValue(element, couponWording(more) === 'pack' ? 'data-more-pack' : 'data-more');
    if (!words || !(more > 0)) continue;
    element.textContent = words.replace('#', String(more));
  }
}
