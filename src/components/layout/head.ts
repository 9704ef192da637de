/**
 * The tags of `<head>` that describe a page to machines: title, canonical, language alternates, social cards. Pure, so
 * that tests can list the rules; `components/layout/Head.astro` prints the result.
 */
import { defaultLocale, localeCodes, locales, localizedPath, type Locale } from '#i18n/locales.ts';
import { maxTitleLength } from '#src/domain/description.ts';

export interface HeadInput {
  locale: Locale;
  /** Address of the page in the default language: `/`, `/download`, `/news/slug`. */
  path: string;
  title: string;
  description: string;
  /** Brand after the title; in the browser the pure edition's name replaces it. */
  brand: string;
  siteUrl: URL;
  indexed: boolean;
  /** Path of the social picture. */
  image?: string | undefined;
  type?: 'website' | 'article' | undefined;
}

export interface HeadTag {
  tag: 'meta' | 'link';
  attributes: Record<string, string>;
}

export interface HeadTags {
  title: string;
  tags: HeadTag[];
}

const meta = (attributes: Record<string, string>): HeadTag => ({ tag: 'meta', attributes });
const link = (attributes: Record<string, string>): HeadTag => ({ tag: 'link', attributes });

/** Adds the brand, unless a search result would cut it off: `og:site_name` has it as well. */
function titleOf({ locale, path, title, brand }: HeadInput): string {
  if (path === '/') return `${brand} · ${title}`;
  const whole = `${title} · ${brand}`;
  return whole.length <= maxTitleLength(locale) ? whole : title;
}

/** @returns the document title and the tags in printing order */
export function getHead(input: HeadInput): HeadTags {
  const address = (locale: Locale) =>
    new URL(localizedPath(locale, input.path), input.siteUrl).href.replace(/\/$/, '');
  const title = titleOf(input);
  const tags = [
    meta({ name: 'description', content: input.description }),
    link({ rel: 'canonical', href: address(input.locale) }),
    ...localeCodes.map((code) =>
      link({ rel: 'alternate', hreflang: locales[code].htmlLang, href: address(code) }),
    ),
    link({ rel: 'alternate', hreflang: 'x-default', href: address(defaultLocale) }),
    meta({ property: 'og:type', content: input.type ?? 'website' }),
    meta({ property: 'og:site_name', content: input.brand }),
    meta({ property: 'og:title', content: title }),
    meta({ property: 'og:description', content: input.description }),
    meta({ property: 'og:url', content: address(input.locale) }),
    meta({ property: 'og:locale', content: locales[input.locale].openGraph }),
  ];
  if (input.image) {
    tags.push(
      meta({ property: 'og:image', content: new URL(input.image, input.siteUrl).href }),
      meta({ name: 'twitter:card', content: 'summary_large_image' }),
    );
  }
  if (!input.indexed) tags.push(meta({ name: 'robots', content: 'noindex' }));
  return { title, tags };
}
