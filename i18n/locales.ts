/**
 * The registry of languages: everything that differs by language and is not a sentence. docs/languages.md lists other
 * files that name languages, and how to add one.
 */
export const locales = {
  'zh-CN': {
    /** First path segment of this language's addresses; empty for the default language. */
    prefix: '',
    /** Value of `<html lang>`, of `hreflang` and of the sitemap. */
    htmlLang: 'zh-CN',
    openGraph: 'zh_CN',
    /** The website API's value of `language`. */
    apiLanguage: 'zh',
    ownName: '简体中文',
    /** Name of the language in the switch on other languages' pages. */
    shortName: '中文',
    /** Offered, in this language, to a first-time visitor of another language's page whose browser prefers this one. */
    offer: { accept: '查看本页中文版', dismiss: '不用了' },
  },
  'en-US': {
    prefix: 'en',
    htmlLang: 'en',
    openGraph: 'en_US',
    apiLanguage: 'en',
    ownName: 'English',
    shortName: 'EN',
    offer: { accept: 'Read this page in English', dismiss: 'No, thanks' },
  },
} as const;

export type Locale = keyof typeof locales;
export type ApiLanguage = (typeof locales)[Locale]['apiLanguage'];

export const localeCodes = Object.keys(locales) as Locale[]; // the keys of the literal above, in its order
export const defaultLocale: Locale = 'zh-CN';

/** The language of a `[...locale]` route parameter: `undefined` is the unprefixed default. */
export function localeOfParam(param: string | undefined): Locale {
  const found = localeCodes.find((code) => locales[code].prefix === (param ?? ''));
  if (!found) throw new Error(`No language has the prefix "${param ?? ''}"; see i18n/locales.ts`);
  return found;
}

/** `getStaticPaths` of every page: one page file serves all languages. */
export function staticLocalePaths(): { params: { locale: string | undefined } }[] {
  return localeCodes.map((code) => ({ params: { locale: locales[code].prefix || undefined } }));
}

/** The address of `path` (`/`, `/download`, with query or hash) in `locale`, without a trailing slash. */
export function localizedPath(locale: Locale, path: string): string {
  const { prefix } = locales[locale];
  if (!prefix) return path;
  return path === '/' || /^\/[?#]/.test(path) ? `/${prefix}${path.slice(1)}` : `/${prefix}${path}`;
}

/** The other languages, to each of which a page links. */
export function otherLocales(locale: Locale): Locale[] {
  return localeCodes.filter((code) => code !== locale);
}
