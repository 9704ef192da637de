/**
 * The table of all versions: the rows that the page was built with and those that the version service adds, and the part
 * of them that its filters, order and page show. The address keeps what was asked for.
 */
import { atom, computed, type ReadableAtom } from 'nanostores';
import {
  defaultTableState,
  readTableState,
  sortedBy,
  tableParameters,
  viewOf,
  type SortKey,
  type TableState,
} from '#src/domain/releases/table-state.ts';
import { withParameters } from '#src/domain/with-parameters.ts';
import { withLiveBuilds, type VersionRow } from '#src/domain/releases/version-rows.ts';
import type { PageAddress } from './comparison.ts';
import type { LiveVersions } from '#islands/ui/installers/live-versions.ts';

export function createVersionsTable($live: ReadableAtom<LiveVersions>, host: PageAddress) {
  const $built = atom<readonly VersionRow[]>([]);
  const $state = atom<TableState>(defaultTableState);
  const $rows = computed([$built, $live], (rows, { builds }) => withLiveBuilds(rows, builds));
  const $view = computed([$rows, $state], (rows, state) =>
    rows.length > 0 ? viewOf(rows, state) : undefined,
  );

  function update(change: Partial<TableState>): void {
    $state.set({ ...$state.get(), ...change });
    // The page that was asked for may lie behind the last one.
    const page = $view.get()?.page ?? 1;
    if (page !== $state.get().page) $state.set({ ...$state.get(), page });
    host.replaceAddress(withParameters(host.address(), tableParameters($state.get())));
  }

  return {
    /** All of them; empty until the table is there. */
    $rows,
    $state,
    /** What the state shows; undefined until the table is there. */
    $view,
    /** Takes the rows of the page and what its address asks for. */
    start: (rows: readonly VersionRow[]) => {
      $built.set(rows);
      update(readTableState(host.query()));
    },
    /** Other filters, another size of pages: the first page of them. */
    filter: (change: Partial<Pick<TableState, 'line' | 'system' | 'status' | 'size'>>) =>
      update({ ...change, page: 1 }),
    sortBy: (key: SortKey) => update(sortedBy($state.get(), key)),
    /** @param step -1 or 1 */
    turn: (step: number) => update({ page: $state.get().page + step }),
    reset: () => update({ ...defaultTableState, size: $state.get().size }),
  };
}
