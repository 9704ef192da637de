/** Holds the weight of pages against the numbers of budgets.json, by kind of route, and prints what is worst. */
import { readdirSync } from 'node:fs';
import { routeOfFile } from '#integrations/lib/addresses.ts';
import { table } from '#server/commands/output.ts';
import type { RouteKind } from '#src/config/routes.ts';
import { createScale, type PageWeight } from './page-weight.ts';

export type Budgets = Record<RouteKind, Record<Measure, number>>;
type Measure = 'first' | 'scripts' | 'withIslands';

export interface BudgetRow extends PageWeight {
  kind: RouteKind;
  /** The fullest of the three: 1 is exactly full, more is a breach. */
  fullness: number;
}

const measures: readonly Measure[] = ['first', 'scripts', 'withIslands'];
const SHOWN = 6;

/** @param dist folder of the finished build */
export function weighPages(dist: string, budgets: Budgets): BudgetRow[] {
  const weigh = createScale(dist);
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => {
      const weight = weigh(file.replaceAll('\\', '/'));
      const kind = routeOfFile(file)?.kind ?? 'content';
      const fullness = Math.max(...measures.map((measure) => weight[measure] / budgets[kind][measure]));
      return { ...weight, kind, fullness };
    })
    .sort((a, b) => b.fullness - a.fullness);
}

/** Every breach, and the fullest pages in any case. */
export function budgetTable(rows: readonly BudgetRow[], budgets: Budgets): string {
  const shown = rows.filter(({ fullness }, index) => fullness > 1 || index < SHOWN);
  const cell = (row: BudgetRow, measure: Measure) => {
    const limit = budgets[row.kind][measure];
    return `${row[measure]} / ${limit}${row[measure] > limit ? ' !' : ''}`;
  };
  return table(
    ['page', 'kind', 'first', 'scripts', 'with islands', 'full'],
    shown.map((row) => [
      row.file,
      row.kind,
      ...measures.map((measure) => cell(row, measure)),
      `${Math.round(row.fullness * 100)} %`,
    ]),
  );
}
