/** What a search result shows of a page, and descriptions that a page puts together from several sentences. */
import type { Locale } from '#i18n/locales.ts';

const isChinese = (locale: Locale): boolean => locale.startsWith('zh');

/** What a search result shows, in characters; a Chinese one is twice as wide. */
export const titleMost = (locale: Locale): number => (isChinese(locale) ? 30 : 60);
export const descriptionMost = (locale: Locale): number => (isChinese(locale) ? 80 : 155);

/** Sentences one after the other; Chinese ones have no space between them. */
export const joinSentences = (locale: Locale, sentences: readonly string[]): string =>
  sentences.join(isChinese(locale) ? '' : ' ');

/** With a full stop where it ends without a mark, as titles do. */
export function asSentence(locale: Locale, text: string): string {
  if (/[。！？.!?]$/.test(text)) return text;
  return `${text}${isChinese(locale) ? '。' : '.'}`;
}

/** The first sentence whole and, of the others, in their order, those that there is room for. */
export function sentencesThatFit(locale: Locale, [first = '', ...others]: readonly string[]): string {
  return others.reduce((text, sentence) => {
    const longer = joinSentences(locale, [text, sentence]);
    return longer.length <= descriptionMost(locale) ? longer : text;
  }, first);
}
