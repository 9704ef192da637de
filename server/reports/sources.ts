/**
 * Whom reports come from, as little of it as is needed to keep a few from drowning out all others: all networks are divided
 * into 48 parts by a keyed hash, and a report remembers which of them it came from, one bit each. A part is as good as
 * anybody's and names nobody.
 */
import { householdOf } from '#server/http/client-address.ts';
import type { KeyedHash } from '#server/keyed-hash.ts';

/** As many bits as a number holds exactly, and some to spare. */
const PARTS = 48;

/** @returns a number with one bit set */
export function sourceOf(address: string, hash: KeyedHash): number {
  return 2 ** (parseInt(hash('report-source', householdOf(address)).slice(0, 8), 16) % PARTS);
}

/** Both of them together; the operators of the language have 32 bits. */
export const bothSources = (a: number, b: number): number => Number(BigInt(a) | BigInt(b));

/** The parts that a number stands for, from 0 on. */
export function partsOf(sources: number): number[] {
  const parts: number[] = [];
  let rest = sources;
  for (let part = 0; rest > 0; part++) {
    if (rest % 2 === 1) parts.push(part);
    rest = Math.floor(rest / 2);
  }
  return parts;
}
