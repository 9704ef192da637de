/**
 * The price of shops, sub-accounts and fixed IPs, and a new user's first payment: the first month at half price, less
 * the new user's coupon. With yearly payment the first month is a twelfth. Amounts are whole fen, rounded in the
 * seller's favor.
 */
import { isDay, isoDay } from './day.ts';
import { DAY_MS } from './duration.ts';
export const TERMS = ['month', 'year'] as const;
export type Term = (typeof TERMS)[number];

/** Yuan without tax. */
export type Rate = Readonly<Record<Term, number>>;

export interface Region extends Rate {
  id: string;
  /** In the page's language. */
  name: string;
}

export interface Prices {
  /** `YYYY-MM-DD`: the day from which they apply. */
  since: string;
  /** Days for which a quote is valid. */
  validDays: number;
  shop: Rate;
  seat: Rate;
  addresses: readonly Region[];
  /** A new user's coupon, in yuan. */
  coupon: number;
}

/** The requested items, by their names in form and address: `shops`, `people`, `ip-us`. */
export interface Selection {
  counts: Readonly<Record<string, number>>;
  term: Term;
}

export const MAX_COUNT = 1000;
const addressField = (id: string): string => `ip-${id}`;

/** Each field with its minimum. */
export function fieldsOf({ addresses }: Prices): readonly { name: string; min: number }[] {
  return [
    { name: 'shops', min: 1 },
    { name: 'people', min: 0 },
    ...addresses.map(({ id }) => ({ name: addressField(id), min: 0 })),
  ];
}

/** The example: three shops of one region, each with its address, and one person beside the owner. */
export function exampleSelection(prices: Prices): Selection {
  const [home] = prices.addresses;
  const example: Record<string, number> = { shops: 3, people: 1, [addressField(home?.id ?? '')]: 3 };
  return {
    term: 'month',
    counts: Object.fromEntries(fieldsOf(prices).map(({ name }) => [name, example[name] ?? 0])),
  };
}

/** @returns the names of invalid fields */
export function readSelection(
  values: Readonly<Record<string, string>>,
  prices: Prices,
): { selection: Selection; wrong: readonly string[] } {
  const counts: Record<string, number> = {};
  const wrong: string[] = [];
  for (const { name, min } of fieldsOf(prices)) {
    const text = values[name]?.trim() ?? '';
    const count = /^\d{1,4}$/.test(text) ? Number(text) : NaN;
    if (count >= min && count <= MAX_COUNT) counts[name] = count;
    else wrong.push(name);
  }
  return { selection: { counts, term: values['term'] === 'year' ? 'year' : 'month' }, wrong };
}

/** Values for a form and an address. */
export function valuesOf({ counts, term }: Selection): Record<string, string> {
  return {
    ...Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, String(count)])),
    term,
  };
}

export interface Line {
  name: string;
  /** Set for a fixed IP. */
  region?: string;
  count: number;
  /** In yuan, like all amounts. */
  each: number;
  sum: number;
}

export interface Sums {
  lines: readonly Line[];
  /** Sum per month or year. */
  period: number;
  half: number;
  coupon: number;
  first: number;
  /** Sum of the first twelve months. */
  twelveMonths: number;
}

export function sumsOf(prices: Prices, { counts, term }: Selection): Sums {
  const rates = [
    { name: 'shops', rate: prices.shop },
    { name: 'people', rate: prices.seat },
    ...prices.addresses.map((rate) => ({ name: addressField(rate.id), rate, region: rate.name })),
  ];
  const lines = rates.map(({ name, rate, ...rest }) => {
    const count = counts[name] ?? 0;
    return { ...rest, name, count, each: rate[term], sum: yuan(count * fen(rate[term])) };
  });
  const period = lines.reduce((sum, line) => sum + fen(line.sum), 0);
  const half = Math.floor((term === 'year' ? period / 12 : period) / 2);
  const coupon = Math.min(fen(prices.coupon), period - half);
  const first = period - half - coupon;
  return {
    lines,
    period: yuan(period),
    half: yuan(half),
    coupon: yuan(coupon),
    first: yuan(first),
    twelveMonths: yuan(term === 'year' ? first : first + 11 * period),
  };
}

const fen = (amount: number): number => Math.round(amount * 100);
const yuan = (amount: number): number => amount / 100;

/** `235` or `79.50`, with the language's separators. */
export function plainAmount(amount: number, locale: string): string {
  const digits = fen(amount) % 100 === 0 ? 0 : 2;
  return amount.toLocaleString(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

export interface QuoteDays {
  issued: string;
  /** Last day of validity. */
  until: string;
  hasEnded: boolean;
  /** The prices have changed since it was issued. */
  isChanged: boolean;
}

const dayAfter = (day: string, days: number): string => isoDay(new Date(Date.parse(day) + days * DAY_MS));

/**
 * Days as `YYYY-MM-DD`.
 * @param day from the address; an invalid or future one becomes today
 */
export function quoteDays({ since, validDays }: Prices, day: string, today: string): QuoteDays {
  const issued = isDay(day) && day <= today ? day : today;
  const until = dayAfter(issued, validDays);
  return { issued, until, hasEnded: until < today, isChanged: issued < since };
}
