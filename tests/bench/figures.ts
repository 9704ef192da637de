/** Figures as text, and the summary of several rounds. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

export function printTable(title: string, head: readonly string[], rows: readonly (readonly string[])[]) {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  console.log(`\n${title}\n`);
  console.log([line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n'));
}
