/**
 * The part of a booked ad that may be shown: checked addresses, own ones in the page's language, and the picture for
 * the box. An ad without an allowed link is not shown.
 */
import { localizedPath, type Locale } from '#i18n/locales.ts';
import { safeLink, type LinkPolicy } from './safe-link.ts';

/** As the API sends it; every field may be empty. */
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
  /** Whether the link leads to this site. */
  isOwn: boolean;
  /** The ad's own title, never our text, which would be above another site's link. Empty for an untitled ad of ours. */
  title: string;
  /** Empty if the box shows text. */
  picture: string;
  /** A larger picture that the top band can open; empty if there is none. */
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
  // The bottom banner is replaced by its expanded picture; the top band shows the flat one and opens the other.
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

/** Ads are booked once for both languages: paths of the default language are translated, files are not. */
function inLanguage(href: string, locale: Locale): string {
  const url = new URL(href);
  const home = localizedPath(locale, '/');
  const isThere = url.pathname === home || url.pathname.startsWith(`${home}/`);
  const isFile = /\.[a-z0-9]+$/i.test(url.pathname);
  if (home !== '/' && !isThere && !isFile) url.pathname = localizedPath(locale, url.pathname);
  return url.href;
}
