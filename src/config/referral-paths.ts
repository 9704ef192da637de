/** Where a referral ID leads: the registration on the public site, and the page about inviting. */
import { localizedPath, type Locale } from '#i18n/locales.ts';
import { routePath } from './routes.ts';

export interface ReferralPaths {
  /** Absolute, since others use it. */
  register: string;
  promotion: string;
}

export const referralPaths = (locale: Locale, site: URL | undefined): ReferralPaths => ({
  register: new URL(localizedPath(locale, routePath('register')), site).href,
  promotion: localizedPath(locale, routePath('activityInviteRefund')),
});
