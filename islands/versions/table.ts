/**
 * The table of all versions: rows of the build and of the version service, and the part that filters, order and page
 * show. The address keeps the choices.
 */
import { atom, computed, type ReadableAtom } from 'nanostores';
import { type Host, browserHost } from '#src/browser/host.ts';
import {
  defaultTableState,
  readTableState,
  sortedBy,
  tableParameters,
  viewOf,
  withLiveBuilds,
  type SortKey,
  type TableState,
  type VersionRow,
} from '#src/domain/releases/version-table.ts';
import { type LiveVersions, pageLiveVersions } from '#islands/ui/installers/live-versions.ts';
import { createComparison } from './comparison.ts';

function createVersionsTable($live: ReadableAtom<LiveVersions>, host: Host) {
  const $built = atom<readonly VersionRow[]>([]);
  const $state = atom<TableState>(defaultTableState);
  const $rows = computed([$built, $live], (rows, { builds }) => withLiveBuilds(rows, builds));
  const $view = computed([$rows, $state], (rows, state) =>
    rows.length > 0 ? viewOf(rows, state) : undefined,
  );

  function update(change: Partial<TableState>): void {
    $state.set({ ...$state.get(), ...change });
    // The address may ask for a page after the last one.
    const page = $view.get()?.page ?? 1;
    if (page !== $state.get().page) $state.set({ ...$state.get(), page });
    host.setParameters(tableParameters($state.get()));
  }

  return {
    /** All rows; empty until the table is there. */
    $rows,
    $state,
    /** The rows to show; undefined until the table is there. */
    $view,
    /** Starts with the page's rows and the address's choices. */
    start: (rows: readonly VersionRow[]) => {
      $built.set(rows);
      update(readTableState(host.query()));
    },
    /** Changes filters or page size, and shows the first page. */
    filter: (change: Partial<Pick<TableState, 'line' | 'system' | 'status' | 'size'>>) =>
      update({ ...change, page: 1 }),
    sortBy: (key: SortKey) => update(sortedBy($state.get(), key)),
    showPage: (page: number) => update({ page }),
    reset: () => update({ ...defaultTableState, size: $state.get().size }),
  };
}

/** The page's stores. */
export const pageVersions = createVersionsTable(pageLiveVersions.$live, browserHost);

export const pageComparison = createComparison(pageVersions.$rows, browserHost);
