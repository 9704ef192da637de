/** How many rows each table has, for whoever copies them. */
import type { Loaded } from '#server/data/load.ts';
import type { Summary } from '#server/data/tables.ts';
import { table } from './output.ts';

export const summaryTable = (summary: Summary): string =>
  table(
    ['table', 'rows'],
    Object.entries(summary)
      .filter(([, { rows }]) => rows > 0)
      .map(([name, { rows }]) => [name, String(rows)]),
  );

/** The same, and a line for each row that was cleaned on the way. */
export const loadedTable = ({ summary, cleaned }: Loaded): string =>
  [summaryTable(summary), ...cleaned.map((row) => `${row}\n`)].join('');
