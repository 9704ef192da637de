/**
 * What of a booked ad may be shown: addresses through the one check, own addresses in the page's language, and which
 * picture belongs into the box. An ad without a link that may be followed is no ad.
 */
import { localizedPath, type Locale } from '#i18n/locales.ts';
import { safeLink, type LinkPolicy } from './safe-link.ts';

/** As the API has it; every field may be empty. */
export interface BookedAd {
  link: string;
  img: string;
  expand_img: string;
  title: string;
  ad_id: string;
  ad_name: string;
}

export interface AdView {
  id: string;
  name: string;
  href: string;
  /** Whether the link stays on this site. */
  isOwn: boolean;
  /** Empty: our own words stay. */
  title: string;
  /** Empty where the box shows words. */
  picture: string;
}

export interface AdPolicy {
  place: 'top' | 'bottom';
  locale: Locale;
  links: LinkPolicy;
  pictures: LinkPolicy;
}

const TITLE_MAX_CHARS = 120;

export function adView(ad: BookedAd, { place, locale, links, pictures }: AdPolicy): AdView | undefined {
  const link = safeLink(ad.link, links);
  if (!link) return undefined;
  // The bottom banner gives way to its expanded picture; the top band has room for the flat one only.
  const raw = place === 'bottom' ? ad.expand_img || ad.img : ad.img;
  return {
    id: ad.ad_id,
    name: ad.ad_name,
    href: link.isOwn ? inLanguage(link.href, locale) : link.href,
    isOwn: link.isOwn,
    title: ad.title.slice(0, TITLE_MAX_CHARS),
    picture: raw === '' ? '' : (safeLink(raw, pictures)?.href ?? ''),
  };
}

/** Ads are booked once for both languages: an address of the default language leads to its twin. Files have none. */
function inLanguage(href: string, locale: Locale): string {
  const url = new URL(href);
  const home = localizedPath(locale, '/');
  const isThere = url.pathname === home || url.pathname.startsWith(`${home}/`);
  const isFile = /\.[a-z0-9]+$/i.test(url.pathname);
  if (home !== '/' && !isThere && !isFile) url.pathname = localizedPath(locale, url.pathname);
  return url.href;
}
