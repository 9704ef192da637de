/** What was measured, as a table of text: medians, and their ratio to the first row, which is the bare page. */
import type { LighthouseRun } from '#scripts/lib/lighthouse.ts';
import { kinds, type Fetched, type Requests } from './requests.ts';

export interface Measured {
  name: string;
  address: string;
  runs: LighthouseRun[];
  requests: Requests;
}

type Figure = 'firstPaint' | 'largestPaint' | 'blockingTime' | 'layoutShift';

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN;

const bytesOf = (fetched: readonly Fetched[]): number => fetched.reduce((sum, { bytes }) => sum + bytes, 0);

const TITLES = ['page', 'FCP', 'LCP', '÷ FCP', '÷ LCP', 'TBT', 'CLS', 'requests', 'touched'];

export function tableOf(measured: readonly Measured[]): string {
  const medianOf = (page: Measured | undefined, figure: Figure) =>
    median(page?.runs.map((run) => run[figure]) ?? []);
  const [bare] = measured;
  const rows = measured.map((page) => {
    const ratio = (figure: Figure) => (medianOf(page, figure) / medianOf(bare, figure)).toFixed(2);
    const { atRest, afterTouch } = page.requests;
    const sizes = kinds.map((kind) => bytesOf(atRest.filter((fetched) => fetched.kind === kind)));
    return [
      page.name,
      medianOf(page, 'firstPaint').toFixed(0),
      medianOf(page, 'largestPaint').toFixed(0),
      ratio('firstPaint'),
      ratio('largestPaint'),
      medianOf(page, 'blockingTime').toFixed(0),
      medianOf(page, 'layoutShift').toFixed(3),
      String(atRest.length),
      `+${afterTouch.length}`,
      ...[...sizes, bytesOf(atRest)].map((size) => (size / 1024).toFixed(1)),
    ];
  });
  const table = [[...TITLES, ...kinds.map((kind) => `${kind} kB`), 'all kB'], ...rows];
  const widths = TITLES.concat(kinds, 'all').map((_title, column) =>
    Math.max(...table.map((row) => row[column]?.length ?? 0)),
  );
  return table
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  '),
    )
    .join('\n');
}
