/** Everything with a price of its own, and its name: rows of the table, and offers for search engines. */
import type { Locale } from '#i18n/locales.ts';
import { getT } from '#src/config/texts.ts';
import type { Prices, Rate } from '#src/domain/prices.ts';

export function priceRows(
  { shop, seat, addresses }: Prices,
  locale: Locale,
): readonly { name: string; rate: Rate }[] {
  const t = getT(locale, 'prices');
  return [
    { name: t('table.shop'), rate: shop },
    { name: t('table.seat'), rate: seat },
    ...addresses.map((rate) => ({ name: t('table.address', { region: rate.name }), rate })),
  ];
}
