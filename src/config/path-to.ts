/** Addresses of pages for the build, beside the list of routes. */
import { localizedPath } from '#i18n/locales.ts';
import { routePath, type RouteId } from './routes.ts';
import { localeOf, type Page } from './texts.ts';

/** The path of a page in the current page's language: `pathTo(Astro, 'register')`. */
export const pathTo = (page: Page, id: RouteId): string => localizedPath(localeOf(page), routePath(id));

interface SitePage extends Page {
  site: URL | undefined;
}

/** The site's own address. */
export function siteOf({ site }: Pick<SitePage, 'site'>): URL {
  if (!site) throw new Error('astro.config.ts has to set `site`');
  return site;
}

/** Where a referral ID leads: the registration on the public site, and the page about inviting. */
export interface ReferralPaths {
  /** Absolute, since others use it. */
  register: string;
  promotion: string;
}

export const referralPaths = (page: SitePage): ReferralPaths => ({
  register: new URL(pathTo(page, 'register'), siteOf(page)).href,
  promotion: pathTo(page, 'activityInviteRefund'),
});

/** The permanent path of a release's notes in the default language. @param id `<line>-<version>` */
export function releasePath(id: string): string {
  return `/changelog/${id}`;
}
