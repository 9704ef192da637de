/** How many rows each table has, for whoever copies them. */
import type { Summary } from '#server/data/tables.ts';
import { table } from './output.ts';

export const summaryTable = (summary: Summary): string =>
  table(
    ['table', 'rows'],
    Object.entries(summary)
      .filter(([, { rows }]) => rows > 0)
      .map(([name, { rows }]) => [name, String(rows)]),
  );
