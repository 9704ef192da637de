/**
 * How the number of stores served is written. The number counts tens of thousands, the unit in which Chinese counts:
 * 425 reads 425万 in Chinese and 4.25 million in English.
 */
import type { Locale } from '#i18n/locales.ts';

/** @param tenThousands stores served, in units of ten thousand */
export function storeCountText(tenThousands: number, locale: Locale): string {
  if (locale.startsWith('zh')) return `${tenThousands.toLocaleString(locale)} 万`;
  const count = tenThousands * 10_000;
  const words = { notation: 'compact', compactDisplay: 'long', maximumFractionDigits: 2 } as const;
  return count.toLocaleString(locale, count >= 1_000_000 ? words : {});
}
