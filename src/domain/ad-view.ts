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
  /** What the ad is: never our own words, which would stand over somebody else's link. Empty for a nameless one of ours. */
  title: string;
  /** Empty where the box shows words. */
  picture: string;
  /** A larger picture that the visitor may open from the top band; empty where there is none. */
  expanded: string;
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
  const pictureOf = (raw: string): string => (raw === '' ? '' : (safeLink(raw, pictures)?.href ?? ''));
  // The bottom banner gives way to its expanded picture; the top band has room for the flat one, and opens the other.
  const isBottom = place === 'bottom';
  return {
    id: ad.ad_id,
    name: ad.ad_name,
    href: link.isOwn ? inLanguage(link.href, locale) : link.href,
    isOwn: link.isOwn,
    title: (ad.title || ad.ad_name || (link.isOwn ? '' : link.host)).slice(0, TITLE_MAX_CHARS),
    picture: pictureOf(isBottom ? ad.expand_img || ad.img : ad.img),
    expanded: isBottom ? '' : pictureOf(ad.expand_img),
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
