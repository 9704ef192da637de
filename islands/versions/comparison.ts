/**
 * Compares two releases of the table of all versions: at first the newest and the one before, then the two that were
 * added last. The address keeps them.
 */
import { atom, computed, type ReadableAtom } from 'nanostores';
import type { Host } from '#src/browser/host.ts';
import { DAY_MS } from '#src/domain/duration.ts';
import { newestTwo, releaseOf, type VersionRow } from '#src/domain/releases/version-table.ts';

/** One row for each installer of a release; empty while none is chosen. */
export type Side = readonly VersionRow[];

export interface Compared {
  sides: readonly [Side, Side];
  /** Days between the two; undefined while one is missing or has no day. */
  daysApart: number | undefined;
}

export const NOTHING_COMPARED: Compared = { sides: [[], []], daysApart: undefined };

export function createComparison($rows: ReadableAtom<readonly VersionRow[]>, host: Host) {
  const $asked = atom<readonly [string, string] | undefined>();
  const $chosen = computed([$rows, $asked], (rows, asked) => asked ?? newestTwo(rows));
  const $additions = atom(0);

  function change(chosen: readonly [string, string]): void {
    $asked.set(chosen);
    host.setParameters({ compare: chosen.some((each) => each !== '') ? chosen.join(',') : '' });
  }

  return {
    /** Counts the additions from the table: each one is to be shown. */
    $additions,
    /** Every release once, by its first row. */
    $releases: computed($rows, (rows) =>
      rows.filter((row) => row === rows.find((other) => releaseOf(other) === releaseOf(row))),
    ),
    $compared: computed([$rows, $chosen], (rows, [first, second]): Compared => {
      const sideOf = (release: string): Side => rows.filter((row) => releaseOf(row) === release);
      const sides = [sideOf(first), sideOf(second)] as const;
      const [from, to] = sides.map(([row]) => row?.date ?? '');
      return { sides, daysApart: daysBetween(from ?? '', to ?? '') };
    }),
    /** Reads the address. */
    start: () => {
      const asked = host.query().get('compare');
      if (asked === null) return;
      const [first = '', second = ''] = asked.split(',');
      $asked.set([first, second]);
    },
    /** @param release empty for none */
    choose(side: 0 | 1, release: string) {
      // An unknown release of the address is forgotten with the next choice.
      const isKnown = (each: string) => $rows.get().some((row) => releaseOf(row) === each);
      const [first, second] = $chosen.get().map((each) => (isKnown(each) ? each : ''));
      change(side === 0 ? [release, second ?? ''] : [first ?? '', release]);
    },
    /** Adds a release beside the one that was added last; the first one beside the newest. */
    add(release: string) {
      const [first, second] = $chosen.get();
      if (release !== first && release !== second) change([$asked.get() && second ? second : first, release]);
      $additions.set($additions.get() + 1);
    },
  };
}

/** @returns whole days between two days written YYYY-MM-DD, never negative; undefined if one is not a day */
export function daysBetween(a: string, b: string): number | undefined {
  const days = Math.abs(Date.parse(`${a}T00:00:00Z`) - Date.parse(`${b}T00:00:00Z`)) / DAY_MS;
  return Number.isNaN(days) ? undefined : days;
}
