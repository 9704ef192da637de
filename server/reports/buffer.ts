/**
 * Reports since the last write: one entry for each different report. Each network may add a limited number of different
 * ones, and the total is bounded like the table, so that a few addresses cannot displace the reports of others.
 */
import { householdOf } from '#server/http/client-address.ts';
import { mostCrowded, bothSources } from './crowding.ts';
import { idOf, OVERFLOW, OVERFLOW_ID, type CountedReport } from './table.ts';

/** More than the errors of a page, and few compared with the total. */
const MAX_PER_NETWORK = 20;
const MAX_BUFFERED = 200;
/** So many above the bound are dropped at once, since choosing them reads all. */
const SLACK = 50;

export function createReportBuffer() {
  const byId = new Map<string, CountedReport>();
  /** How many different reports each network has added. */
  const addedByNetwork = new Map<string, number>();
  let overflow: CountedReport | undefined;

  function countAsOverflow(counted: CountedReport): void {
    if (overflow) merge(overflow, counted);
    else overflow = { ...counted, report: OVERFLOW, sources: 0 };
  }

  function addSeparately(counted: CountedReport): void {
    const id = idOf(counted.report);
    const known = byId.get(id);
    if (known) {
      merge(known, counted);
      return;
    }
    byId.set(id, { ...counted });
    if (byId.size < MAX_BUFFERED + SLACK) return;
    const crowded = [...byId].map(([key, one]) => ({ key, one, ...one.report, ...one }));
    for (const { key, one } of mostCrowded(crowded, SLACK)) {
      byId.delete(key);
      countAsOverflow(one);
    }
  }

  return {
    /** @param address of the sender; stored as long as the buffer is */
    add(counted: CountedReport, address: string) {
      const network = householdOf(address);
      const before = addedByNetwork.get(network) ?? 0;
      if (!byId.has(idOf(counted.report))) {
        if (before >= MAX_PER_NETWORK) {
          countAsOverflow(counted);
          return;
        }
        addedByNetwork.set(network, before + 1);
      }
      addSeparately(counted);
    },
    /** Puts back what could not be written, without counting the sender again. */
    addAgain: (counted: CountedReport) =>
      idOf(counted.report) === OVERFLOW_ID ? countAsOverflow(counted) : addSeparately(counted),
    all: () => (overflow ? [...byId.values(), overflow] : [...byId.values()]),
  };
}

function merge(known: CountedReport, { sources, count, firstAt, lastAt }: CountedReport): void {
  if (known.report !== OVERFLOW) known.sources = bothSources(known.sources, sources);
  known.count += count;
  known.firstAt = Math.min(known.firstAt, firstAt);
  known.lastAt = Math.max(known.lastAt, lastAt);
}
