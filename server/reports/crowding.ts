/**
 * Which reports to delete when there is too little room. A report is crowded by others from the same networks and by
 * others with the same text; the most crowded go first, and of those the oldest. So made-up reports displace each
 * other, an error that shows on every page displaces itself, and what a single visitor reported stays.
 *
 * The sources of reports are stored with as little data as keeps a few senders from displacing all others: a keyed hash
 * divides all networks into 48 parts, and a report stores which parts it came from, one bit each. A part identifies
 * nobody.
 */
import { householdOf } from '#server/http/client-address.ts';
import type { KeyedHash } from '#server/keyed-hash.ts';

export interface CrowdedReport {
  kind: string;
  what: string;
  /** Parts of the networks, one bit each. */
  sources: number;
  lastAt: number;
}

/** The text without its numbers. */
const textKeyOf = ({ kind, what }: CrowdedReport): string =>
  `${kind} ${what.replace(/\d+/g, '#').toLowerCase()}`;

interface Known<Report> {
  report: Report;
  parts: readonly number[];
  textKey: string;
}

/** The number of reports for each part of the networks and for each text. */
class Crowd<Report extends CrowdedReport> {
  readonly all: Set<Known<Report>>;
  readonly #counts = new Map<number | string, number>();

  constructor(reports: readonly Report[]) {
    this.all = new Set(
      reports.map((report) => ({ report, parts: partsOf(report.sources), textKey: textKeyOf(report) })),
    );
    for (const known of this.all) this.#count(known, 1);
  }

  #count({ parts, textKey }: Known<Report>, more: 1 | -1): void {
    for (const key of [...parts, textKey]) this.#counts.set(key, this.#of(key) + more);
  }

  #of(key: number | string): number {
    return this.#counts.get(key) ?? 0;
  }

  remove(known: Known<Report>): void {
    this.all.delete(known);
    this.#count(known, -1);
  }

  /** Of several networks, the one with the fewest reports counts. */
  crowdingOf({ parts, textKey }: Known<Report>): number {
    let least = parts.length === 0 ? 0 : Infinity;
    for (const part of parts) least = Math.min(least, this.#of(part));
    return Math.max(least, this.#of(textKey));
  }
}

/** @returns so many reports, the most crowded first, counted anew after each removal */
export function mostCrowded<Report extends CrowdedReport>(
  reports: readonly Report[],
  howMany: number,
): Report[] {
  const crowd = new Crowd(reports);
  const removed: Report[] = [];
  while (removed.length < howMany) {
    let next: Known<Report> | undefined;
    let highest = -1;
    for (const known of crowd.all) {
      const crowding = crowd.crowdingOf(known);
      const isOlder = crowding === highest && next !== undefined && known.report.lastAt < next.report.lastAt;
      if (crowding > highest || isOlder) [next, highest] = [known, crowding];
    }
    if (!next) return removed;
    crowd.remove(next);
    removed.push(next.report);
  }
  return removed;
}

/** @returns all of them, the least crowded first */
export function leastCrowdedFirst<Report extends CrowdedReport>(reports: readonly Report[]): Report[] {
  const crowd = new Crowd(reports);
  return [...crowd.all]
    .map((known) => ({ report: known.report, crowding: crowd.crowdingOf(known) }))
    .toSorted((a, b) => a.crowding - b.crowding)
    .map(({ report }) => report);
}

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
