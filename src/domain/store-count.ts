/**
 * Formats the number of stores served, given in units of ten thousand, as Chinese counts: 425 is 425万 in Chinese and
 * 4.25 million in English.
 */
import type { Locale } from '#i18n/locales.ts';

/** @param tenThousands stores served, in units of ten thousand */
export function storeCountText(tenThousands: number, locale: Locale): string {
  if (locale.startsWith('zh')) return `${tenThousands.toLocaleString(locale)} 万`;
  const count = tenThousands * 10_000;
  const words = { notation: 'compact', compactDisplay: 'long', maximumFractionDigits: 2 } as const;
  return count.toLocaleString(locale, count >= 1_000_000 ? words : {});
}
