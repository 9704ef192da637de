/** The columns. Those that sort have a button once there is somebody to sort; without a script there is nothing to press. */
import { useStore } from '@nanostores/react';
import { useTranslation } from 'react-i18next';
import type { SortKey } from '#src/domain/releases/table-state.ts';
import { pageVersions } from './page.ts';

const COLUMNS = [
  { name: 'version', sort: 'version' },
  { name: 'system' },
  { name: 'status' },
  { name: 'date', sort: 'date' },
  { name: 'size', sort: 'size' },
  { name: 'file' },
] as const satisfies { name: string; sort?: SortKey }[];

export function Head({ isReady }: { isReady: boolean }) {
  const { t } = useTranslation('downloadList');
  const { t: words } = useTranslation('releases');
  const { sort: sorted, order } = useStore(pageVersions.$state, { ssr: 'initial' });
  return (
    <thead>
      <tr>
        {COLUMNS.map((column) => {
          const label = words(`columns.${column.name}`);
          if (!('sort' in column)) {
            return (
              <th key={column.name} scope="col">
                {label}
              </th>
            );
          }
          const { sort } = column;
          const direction = order === 'asc' ? 'ascending' : 'descending';
          return (
            <th
              key={sort}
              className="sortable"
              scope="col"
              aria-sort={isReady && sort === sorted ? direction : undefined}
            >
              {isReady ? (
                <button type="button" title={t(`sort.${sort}`)} onClick={() => pageVersions.sortBy(sort)}>
                  {label}
                </button>
              ) : (
                label
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
