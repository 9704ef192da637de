/** Addresses of pages for the build, beside the list of routes. */
import { localizedPath, type Locale } from '#i18n/locales.ts';
import { routePath, type RouteId } from './routes.ts';
import { localeOf, type Page } from './texts.ts';

/** The path of a page in the current page's language: `pathTo(Astro, 'register')`. */
export const pathTo = (page: Page, id: RouteId): string => localizedPath(localeOf(page), routePath(id));

/** Where a referral ID leads: the registration on the public site, and the page about inviting. */
export interface ReferralPaths {
  /** Absolute, since others use it. */
  register: string;
  promotion: string;
}

export const referralPaths = (locale: Locale, site: URL | undefined): ReferralPaths => ({
  register: new URL(localizedPath(locale, routePath('register')), site).href,
  promotion: localizedPath(locale, routePath('activityInviteRefund')),
});

/** The permanent path of a release's notes in the default language. @param id `<line>-<version>` */
export function releasePath(id: string): string {
  return `/changelog/${id}`;
}
