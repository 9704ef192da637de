/**
 * Runs behind the ticket on the page after a registration, before it is painted: it says what the new account got, and goes on
 * saying it, even if another promoter has sent the visitor since.
 */
import { NEW_ACCOUNT_KEY } from '#src/config/flow-keys.ts';
import { couponsOf } from '#src/domain/new-account.ts';
import { findHook } from './dom.ts';
import { putCoupon } from './put-coupon.ts';
import { session } from './storage.ts';

const coupons = couponsOf(session.get(NEW_ACCOUNT_KEY));
if (coupons) {
  putCoupon(coupons);
  // Where it stands, a promoter's amounts are asked for.
  findHook('data-base-coupon')?.removeAttribute('data-base-coupon');
}
