/**
 * What any sentence may name without being given it, in dictionaries and in what editors write: the brand; amounts, hours,
 * days and addresses that stand on many pages; and the sentences of `statements`. A language may leave out what another
 * names; `scripts/check-i18n.ts` knows these names.
 */
import { dictionaries } from '#i18n/dictionaries.ts';
import type { Locale } from '#i18n/locales.ts';
import {
  ACCOUNT_CLOSING_WORKING_DAYS,
  COUPON_PACK_YUAN,
  DEFAULT_COUPON_YUAN,
  PROFILE_KEEP_DAYS,
  PROMOTER_COOKIE_DAYS,
  REGISTRATION_COUPON_YUAN,
  REQUEST_KEEP_MONTHS,
  SUPPORT_HOURS,
} from './constants.ts';
import { contact, site } from './site.ts';

const { fromHour, toHour } = SUPPORT_HOURS;

const amounts = {
  /** Yuan: the coupon of every new account, that of renewals and invitations, and what a pack adds up to. */
  newUserCoupon: REGISTRATION_COUPON_YUAN,
  renewalCoupon: DEFAULT_COUPON_YUAN,
  packAmount: COUPON_PACK_YUAN,
  /** Days for which a partner's link is remembered. */
  partnerDays: PROMOTER_COOKIE_DAYS,
  profileKeepDays: PROFILE_KEEP_DAYS,
  requestKeepMonths: REQUEST_KEEP_MONTHS,
  closingWorkingDays: ACCOUNT_CLOSING_WORKING_DAYS,
  /** Beijing time, every day. */
  supportFrom: `${fromHour}:00`,
  supportTo: `${toHour}:00`,
  supportEmail: contact.supportEmail,
  salesEmail: contact.salesEmail,
} as const;

export function namesOf(locale: Locale): Record<string, string | number> {
  const { brand, brandLite, brandShort, company } = site[locale];
  /** For texts about how the name is written. */
  const brandEnglish = site['en-US'].brand;
  return {
    ...amounts,
    ...dictionaries[locale].statements,
    brand,
    brandEnglish,
    brandLite,
    brandShort,
    company,
  };
}
