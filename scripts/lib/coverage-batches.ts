/**
 * Which rows of docs/coverage.md can be broken in one build: those that break files of their own, and whose tests look at
 * nothing that another of them breaks.
 */
import type { CoverageRow, NamedPath } from './coverage-rows.ts';

/** What one page alone shows. Anything else is a part of many, and is broken in a build of its own. */
const OF_ONE_PAGE =
  /^(?:src\/pages\/|src\/components\/sections\/(?!home\/|legal\/)|islands\/(?!ui\/)|i18n\/[\w-]+\/(?!common|forms))/;

const projectOf = ({ path }: NamedPath): string => path.split('/')[1] ?? '';
export const needsBrowser = (named: NamedPath): boolean => ['e2e', 'a11y'].includes(projectOf(named));
export const needsBuild = (named: NamedPath): boolean => needsBrowser(named) || projectOf(named) === 'build';

/** A row with the file that it breaks. */
export interface BrokenRow {
  row: CoverageRow;
  path: string;
}

/** Two stories of one file lead over the same pages; two sentences of a build test do where they are the same. */
function marksOf({ row, path }: BrokenRow): string[] {
  const shown = row.shown.filter(needsBuild);
  return [
    path,
    ...shown.flatMap((named) =>
      needsBrowser(named) ? [named.path] : named.titles.map((title) => `${named.path} ${title}`),
    ),
  ];
}

/**
 * @param most rows of a group
 * @returns every row once; nothing of one group meets in it what another one breaks
 */
export function batchesOf<Row extends BrokenRow>(rows: readonly Row[], most: number): Row[][] {
  const groups: { rows: Row[]; marks: Set<string>; isOpen: boolean }[] = [];
  for (const row of rows) {
    const marks = marksOf(row);
    const isOpen = OF_ONE_PAGE.test(row.path);
    const group = groups.find(
      (each) =>
        isOpen && each.isOpen && each.rows.length < most && marks.every((mark) => !each.marks.has(mark)),
    );
    if (group) {
      group.rows.push(row);
      for (const mark of marks) group.marks.add(mark);
    } else groups.push({ rows: [row], marks: new Set(marks), isOpen });
  }
  return groups.map((group) => group.rows);
}
