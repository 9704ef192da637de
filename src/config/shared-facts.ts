/**
 * Facts that any sentence may name without being given them: amounts, hours, days and addresses that stand on many
 * pages, in dictionaries and in what editors write. A language may leave out what another names; `scripts/check-i18n.ts`
 * knows these names.
 */
import {
  ACCOUNT_CLOSING_WORKING_DAYS,
  COUPON_PACK_YUAN,
  DEFAULT_COUPON_YUAN,
  PROFILE_KEEP_DAYS,
  PROMOTER_COOKIE_DAYS,
  REGISTRATION_COUPON_YUAN,
  SUPPORT_HOURS,
} from './constants.ts';
import { contact } from './site.ts';

const { fromHour, toHour } = SUPPORT_HOURS;

export const sharedFacts = {
  /** Yuan: the coupon of every new account, that of renewals and invitations, and what a pack adds up to. */
  newUserCoupon: REGISTRATION_COUPON_YUAN,
  renewalCoupon: DEFAULT_COUPON_YUAN,
  packAmount: COUPON_PACK_YUAN,
  /** Days for which a partner's link is remembered. */
  partnerDays: PROMOTER_COOKIE_DAYS,
  profileKeepDays: PROFILE_KEEP_DAYS,
  closingWorkingDays: ACCOUNT_CLOSING_WORKING_DAYS,
  /** Beijing time, every day. */
  supportFrom: `${fromHour}:00`,
  supportTo: `${toHour}:00`,
  supportEmail: contact.supportEmail,
  salesEmail: contact.salesEmail,
} as const;
