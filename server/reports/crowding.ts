/**
 * Which reports to delete when there is too little room. A report is crowded by others from the same networks and by
 * others with the same text; the most crowded go first, and of those the oldest. So made-up reports displace each
 * other, an error that shows on every page displaces itself, and what a single visitor reported stays.
 */
import { partsOf } from './sources.ts';

export interface CrowdedReport {
  kind: string;
  what: string;
  /** See `sources.ts`. */
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
