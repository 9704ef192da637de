/**
 * How the number of stores served is written. The number counts tens of thousands, the unit in which Chinese counts:
 * 425 reads 425万 in Chinese and 4.25 million in English.
 */
import type { Locale } from '#i18n/locales.ts';

/** @param tenThousands stores served, in units of ten thousand */
export function storeCountText(tenThousands: number, locale: Locale): string {
  if (locale === 'zh-CN') return `${tenThousands.toLocaleString('zh-CN')} 万`;
  const millions = tenThousands / 100;
  return millions >= 1
    ? `${millions.toLocaleString('en-US', { maximumFractionDigits: 2 })} million`
    : (tenThousands * 10_000).toLocaleString('en-US');
}
