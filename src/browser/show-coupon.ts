/**
 * Runs behind the ticket on the page after a registration, before it is painted: a promoter may have brought the new
 * account a larger coupon than is advertised.
 */
import { NEW_COUPON_KEY } from '#src/config/flow-keys.ts';
import { session } from './storage.ts';

const coupon = session.get(NEW_COUPON_KEY);
const amount = document.querySelector('[data-coupon]');
if (amount && coupon && /^\d{1,4}$/.test(coupon)) amount.textContent = coupon;
