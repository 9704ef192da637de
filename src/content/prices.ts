/**
 * The operator's prices from `prices.json`: per shop, sub-account and fixed IP, in yuan without tax, by month and year.
 * Without the file the new-user gift is the only amount on the site.
 */
import * as v from 'valibot';
import { localeCodes, type Locale } from '#i18n/locales.ts';
import { REGISTRATION_COUPON_YUAN } from '#src/config/constants.ts';
import { parseContent } from '#src/domain/parse-content.ts';
import type { Prices } from '#src/domain/prices.ts';

const amount = v.pipe(
  v.number(),
  v.minValue(0),
  v.maxValue(1_000_000),
  v.check((yuan) => Number(yuan.toFixed(2)) === yuan, 'has no more than two decimals'),
);
const rate = { month: amount, year: amount };
const day = v.pipe(v.string(), v.isoDate());

const file = v.pipe(
  v.strictObject({
    /** Sample prices: `npm run check:release` reports the file until the line is removed. */
    sample: v.optional(v.boolean()),
    /** The day from which they apply. */
    since: day,
    /** How long a quote is valid. */
    validDays: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(365)),
    shop: v.strictObject(rate),
    seat: v.strictObject(rate),
    addresses: v.pipe(
      v.array(
        v.strictObject({
          id: v.pipe(v.string(), v.regex(/^[a-z]{2,12}$/, 'has to be 2 to 12 small letters')),
          name: v.strictObject(v.entriesFromList(localeCodes, v.pipe(v.string(), v.minLength(1)))),
          ...rate,
        }),
      ),
      v.minLength(1),
      v.maxLength(12),
    ),
  }),
  v.check(
    ({ addresses }) => new Set(addresses.map(({ id }) => id)).size === addresses.length,
    'two regions have the same id',
  ),
);

/** @throws Error with the field's name */
export function parsePrices(content: unknown, locale: Locale): Prices {
  const { sample: _sample, addresses, ...prices } = parseContent('prices.json', file, content);
  return {
    ...prices,
    coupon: REGISTRATION_COUPON_YUAN,
    addresses: addresses.map(({ name, ...address }) => ({ ...address, name: name[locale] })),
  };
}

// A pattern, since importing a missing file would stop the build.
const files = import.meta.glob<unknown>('./prices.json', { eager: true, import: 'default' });

export const pricesIn = (locale: Locale): Prices | undefined =>
  Object.values(files).map((content) => parsePrices(content, locale))[0];
