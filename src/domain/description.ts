/** Lengths of search results, and descriptions that are composed of several sentences. */
import type { Locale } from '#i18n/locales.ts';

const isChinese = (locale: Locale): boolean => locale.startsWith('zh');

/** Characters that a search result shows; Chinese ones are twice as wide. */
export const maxTitleLength = (locale: Locale): number => (isChinese(locale) ? 30 : 60);
export const maxDescriptionLength = (locale: Locale): number => (isChinese(locale) ? 80 : 155);

/** Joins sentences; Chinese ones have no space between them. */
export const joinSentences = (locale: Locale, sentences: readonly string[]): string =>
  sentences.join(isChinese(locale) ? '' : ' ');

/** Adds a full stop to text without final punctuation, such as titles. */
export function asSentence(locale: Locale, text: string): string {
  if (/[。！？.!?]$/.test(text)) return text;
  return `${text}${isChinese(locale) ? '。' : '.'}`;
}

/** The first sentence, and the following ones that fit, in order. */
export function sentencesThatFit(locale: Locale, [first = '', ...others]: readonly string[]): string {
  return others.reduce((text, sentence) => {
    const longer = joinSentences(locale, [text, sentence]);
    return longer.length <= maxDescriptionLength(locale) ? longer : text;
  }, first);
}
