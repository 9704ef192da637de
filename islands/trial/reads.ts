/** What a site reads in a shop's profile, line by line, so that two shops can be put side by side. */
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

/** @returns text to show; empty where there is nothing to read */
export const readIn = (shop: TrialShop, read: ReadId): string =>
  read === 'cookies' ? shop.cookies.join('; ') : shop[read];

/** How many lines differ between two shops. */
export function countDifferences(one: TrialShop, other: TrialShop): number {
  return readIds.filter((read) => readIn(one, read) !== readIn(other, read)).length;
}

/** The next address of the shop's own range that no other shop has. */
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
