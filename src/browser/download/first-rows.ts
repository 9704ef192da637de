/**
 * Runs right behind the table of all versions, before it is painted: shows the first rows only, as its first page will.
 * Should the table's own script never come, the whole table is shown again.
 */
import { all } from './elements.ts';

const PATIENCE_MS = 10_000;

for (const table of all('[data-versions]')) {
  table.dataset['paged'] = '';
  setTimeout(() => {
    if (!('ready' in table.dataset)) delete table.dataset['paged'];
  }, PATIENCE_MS);
}
