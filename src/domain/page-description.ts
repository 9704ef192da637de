/** A page's description made of sentences: as many whole ones, from the first on, as a search result shows. */
import type { Locale } from '#i18n/locales.ts';

/** What search engines show before they cut; a Chinese character is as wide as two letters. */
const LIMITS: Record<Locale, { characters: number; between: string }> = {
  'en-US': { characters: 155, between: ' ' },
  'zh-CN': { characters: 80, between: '' },
};

/** @param sentences the first stands in any case */
export function pageDescription(locale: Locale, [first, ...others]: readonly [string, ...string[]]): string {
  const { characters, between } = LIMITS[locale];
  let text = first;
  for (const sentence of others) {
    const longer = text + between + sentence;
    if (longer.length > characters) break;
    text = longer;
  }
  return text;
}
