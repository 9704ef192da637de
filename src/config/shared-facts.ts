/**
 * Placeholders that every text may use, in dictionaries and editors' texts: the brand; amounts, hours, days and
 * addresses of many pages; and the sentences of `statements`. A translation may omit one; `scripts/check-i18n.ts` knows
 * their names.
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
  /** In yuan: the coupon of every new account, that of renewals and invitations, and the sum of a pack. */
  newUserCoupon: REGISTRATION_COUPON_YUAN,
  renewalCoupon: DEFAULT_COUPON_YUAN,
  packAmount: COUPON_PACK_YUAN,
  /** For this many days a partner's link counts. */
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
  const { brand, brandLite, company } = site[locale];
  /** For texts about the spelling of the name. */
  const brandEnglish = site['en-US'].brand;
  return {
    ...amounts,
    ...dictionaries[locale].statements,
    brand,
    brandEnglish,
    brandLite,
    company,
  };
}
