/**
 * Reports since the last write: one entry for each different report. Each network may add a limited number of different
 * ones, and the total is bounded like the table, so that a few addresses cannot displace the reports of others.
 */
import { householdOf } from '#server/http/client-address.ts';
import { mostCrowded } from './crowding.ts';
import { bothSources } from './sources.ts';
import { idOf, MORE, MORE_ID, type Gathered } from './table.ts';

/** More than the errors of a page, and few compared with the total. */
const MOST_OF_A_NETWORK = 20;
const MOST_GATHERED = 200;
/** So many above the bound are dropped at once, since choosing them reads all. */
const SLACK = 50;

export function createGathering() {
  const byId = new Map<string, Gathered>();
  const brought = new Map<string, number>();
  let more: Gathered | undefined;

  function countAsMore(gathered: Gathered): void {
    if (more) join(more, gathered);
    else more = { ...gathered, report: MORE, sources: 0 };
  }

  function addApart(gathered: Gathered): void {
    const id = idOf(gathered.report);
    const known = byId.get(id);
    if (known) {
      join(known, gathered);
      return;
    }
    byId.set(id, { ...gathered });
    if (byId.size < MOST_GATHERED + SLACK) return;
    const crowded = [...byId].map(([key, one]) => ({ key, one, ...one.report, ...one }));
    for (const { key, one } of mostCrowded(crowded, SLACK)) {
      byId.delete(key);
      countAsMore(one);
    }
  }

  return {
    /** @param address of the sender; kept as long as the gathering is */
    add(gathered: Gathered, address: string) {
      const network = householdOf(address);
      const before = brought.get(network) ?? 0;
      if (!byId.has(idOf(gathered.report))) {
        if (before >= MOST_OF_A_NETWORK) {
          countAsMore(gathered);
          return;
        }
        brought.set(network, before + 1);
      }
      addApart(gathered);
    },
    /** Puts back what could not be written, without counting the sender again. */
    addAgain: (gathered: Gathered) =>
      idOf(gathered.report) === MORE_ID ? countAsMore(gathered) : addApart(gathered),
    all: () => (more ? [...byId.values(), more] : [...byId.values()]),
  };
}

function join(known: Gathered, { sources, count, firstAt, lastAt }: Gathered): void {
  if (known.report !== MORE) known.sources = bothSources(known.sources, sources);
  known.count += count;
  known.firstAt = Math.min(known.firstAt, firstAt);
  known.lastAt = Math.max(known.lastAt, lastAt);
}
