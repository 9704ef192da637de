/**
 * The sources of reports, with as little data as keeps a few senders from displacing all others: a keyed hash divides
 * all networks into 48 parts, and a report stores which parts it came from, one bit each. A part identifies nobody.
 */
import { householdOf } from '#server/http/client-address.ts';
import type { KeyedHash } from '#server/keyed-hash.ts';

/** As many bits as a number holds exactly, and some to spare. */
const PARTS = 48;

/** @returns a number with one bit set */
export function sourceOf(address: string, hash: KeyedHash): number {
  return 2 ** (parseInt(hash('report-source', householdOf(address)).slice(0, 8), 16) % PARTS);
}

/** The union of both; bit operators on numbers have only 32 bits. */
export const bothSources = (a: number, b: number): number => Number(BigInt(a) | BigInt(b));

/** The parts in a number, from 0 on. */
export function partsOf(sources: number): number[] {
  const parts: number[] = [];
  let rest = sources;
  for (let part = 0; rest > 0; part++) {
    if (rest % 2 === 1) parts.push(part);
    rest = Math.floor(rest / 2);
  }
  return parts;
}
