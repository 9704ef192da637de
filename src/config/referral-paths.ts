/** Where a referral ID leads: the registration that takes it, on the public site, and the page that says what inviting brings. */
import { localizedPath, type Locale } from '#i18n/locales.ts';
import { routePath } from './routes.ts';

export interface ReferralPaths {
  /** Whole, since it is for others. */
  register: string;
  promotion: string;
}

export const referralPaths = (locale: Locale, site: URL | undefined): ReferralPaths => ({
  register: new URL(localizedPath(locale, routePath('register')), site).href,
  promotion: localizedPath(locale, routePath('activityInviteRefund')),
});
