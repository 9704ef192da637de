/**
 * Runs after the ticket of the page after a registration, before it is painted: shows what the new account got, even if
 * another promoter's link was followed since.
 */
import { NEW_ACCOUNT_KEY } from '#src/config/flow-keys.ts';
import { couponsOf } from '#src/domain/new-account.ts';
import { findHook } from './dom.ts';
import { putCoupon } from './put-coupon.ts';
import { session } from './storage.ts';

const coupons = couponsOf(session.get(NEW_ACCOUNT_KEY));
if (coupons) {
  putCoupon(coupons);
  // This attribute would request the promoter's amounts.
  findHook('data-base-coupon')?.removeAttribute('data-base-coupon');
}
