/** The operator's price list, for tests outside of the build. */
import { readFileSync } from 'node:fs';
import type { Locale } from '#i18n/locales.ts';
import { REGISTRATION_COUPON_YUAN } from '#src/config/constants.ts';
import type { Prices, Region } from '#src/domain/prices.ts';

interface Content extends Omit<Prices, 'addresses' | 'coupon'> {
  addresses: readonly (Omit<Region, 'name'> & { name: Record<Locale, string> })[];
}

/** @throws where the operator has none */
export function readPrices(locale: Locale): Prices {
  const content = JSON.parse(readFileSync('src/content/prices.json', 'utf8')) as Content; // checked by the build
  const addresses = content.addresses.map(({ name, ...region }) => ({ ...region, name: name[locale] }));
  return { ...content, addresses, coupon: REGISTRATION_COUPON_YUAN };
}
