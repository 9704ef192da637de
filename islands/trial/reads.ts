/** The values that a site reads in a shop's profile, one in each line, for a comparison of two shops. */
import type { TrialShop } from './company.ts';

export const readIds = [
  'ip',
  'timeZone',
  'languages',
  'system',
  'screen',
  'graphics',
  'canvas',
  'fonts',
  'cookies',
] as const;
export type ReadId = (typeof readIds)[number];

/** @returns the text to show; empty for no value */
export const readIn = (shop: TrialShop, read: ReadId): string =>
  read === 'cookies' ? shop.cookies.join('; ') : shop[read];

/** How many lines differ between two shops. */
export function countDifferences(one: TrialShop, other: TrialShop): number {
  return readIds.filter((read) => readIn(one, read) !== readIn(other, read)).length;
}

/** The next free address of the shop's range. */
export function freeAddress(ip: string, taken: readonly string[]): string {
  const [first, second, third, last = '0'] = ip.split('.');
  let host = Number(last);
  for (let tries = 0; tries < 254; tries += 1) {
    host = ((host + 36) % 253) + 1;
    const address = `${first}.${second}.${third}.${host}`;
    if (!taken.includes(address)) return address;
  }
  return ip;
}
