/** Figures as text, and the summary of several rounds. */
import { loadavg } from 'node:os';

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

export function printTable(title: string, head: readonly string[], rows: readonly (readonly string[])[]) {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  console.log(`\n${title}\n`);
  console.log([line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n'));
}

/** The load of the machine in the last 1, 5 and 15 minutes. */
export const currentLoad = (): string =>
  `load ${loadavg()
    .map((load) => load.toFixed(1))
    .join(' ')}`;
