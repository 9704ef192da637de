/** The operator's price list, for tests outside of the build. */
import { existsSync, readFileSync } from 'node:fs';
import type { Locale } from '#i18n/locales.ts';
import { REGISTRATION_COUPON_YUAN } from '#src/config/constants.ts';
import type { Prices, Region } from '#src/domain/prices.ts';

const FILE = 'src/content/prices.json';

/** @returns undefined where the operator has none */
export function readPrices(locale: Locale): Prices | undefined {
  if (!existsSync(FILE)) return undefined;
  const content = JSON.parse(readFileSync(FILE, 'utf8')) as Omit<Prices, 'addresses' | 'coupon'> & {
    addresses: readonly (Omit<Region, 'name'> & { name: Record<Locale, string> })[];
  };
  const addresses = content.addresses.map(({ name, ...region }) => ({ ...region, name: name[locale] }));
  const { since, validDays, shop, seat } = content;
  return { since, validDays, shop, seat, addresses, coupon: REGISTRATION_COUPON_YUAN };
}
