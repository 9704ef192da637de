/** What a search result shows of a page, and descriptions that a page puts together from several sentences. */
import type { Locale } from '#i18n/locales.ts';

/** What a search result shows, in characters; a Chinese one is twice as wide. */
export const TITLE_MOST: Record<Locale, number> = { 'zh-CN': 30, 'en-US': 60 };
export const DESCRIPTION_MOST: Record<Locale, number> = { 'zh-CN': 80, 'en-US': 155 };

/** Sentences one after the other; Chinese ones have no space between them. */
export const joinSentences = (locale: Locale, sentences: readonly string[]): string =>
  sentences.join(locale === 'zh-CN' ? '' : ' ');

/** The first sentence whole and, of the others, in their order, those that there is room for. */
export function sentencesThatFit(locale: Locale, [first = '', ...others]: readonly string[]): string {
  return others.reduce((text, sentence) => {
    const longer = joinSentences(locale, [text, sentence]);
    return longer.length <= DESCRIPTION_MOST[locale] ? longer : text;
  }, first);
}
