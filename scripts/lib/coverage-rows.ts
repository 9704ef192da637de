/**
 * The rows of docs/coverage.md: a fact, where it is held, and the tests that show it. What holds it is a path in backticks, with
 * an anchor where the file holds more than that: `file.ts#name`, `file.ts#name.member`, or a piece of the text itself.
 */

/** A path of this repository. Behind the sign it may have an anchor, which may hold blanks. */
const PATH =
  /^((?:src|desk|tests|islands|bridge-lib|client-model|server|i18n|integrations|scripts|docs)\/[^\s{}*#]*)(?:#(.+))?$/;

export interface NamedPath {
  /** Counts from 1. */
  line: number;
  path: string;
  anchor: string | undefined;
  /** Tests of this file that the document names. */
  titles: string[];
}

/** Paths in backticks; behind a colon, titles in quotation marks up to the next path. */
export function namedIn(text: string): NamedPath[] {
  return text.split('\n').flatMap((content, index) =>
    [...content.matchAll(/`([^`]+)`(?=([^`]*))/g)].flatMap(([, named = '', behind = '']) => {
      const [, path, anchor] = PATH.exec(named) ?? [];
      if (path === undefined) return [];
      const titles = behind.startsWith(':')
        ? [...behind.matchAll(/“([^”]+)”/g)].map(([, title = '']) => title)
        : [];
      return [{ line: index + 1, path, anchor, titles }];
    }),
  );
}

export interface CoverageRow {
  line: number;
  fact: string;
  /** What is broken to see whether a test notices: the first that has an anchor, else the first. */
  held: NamedPath | undefined;
  shown: NamedPath[];
  /** By decision the site does not have it. */
  isLeftOut: boolean;
}

/** @param text of docs/coverage.md */
export function coverageRows(text: string): CoverageRow[] {
  const [facts = ''] = text.split('\n## Decisions');
  return facts.split('\n').flatMap((content, index) => {
    if (!content.startsWith('| ') || /^\| (?:Fact|Route|Situation) |^\| -/.test(content)) return [];
    const cells = content.slice(2).split(' | ');
    const inRow = (cell: string) => namedIn(cell).map((named) => ({ ...named, line: index + 1 }));
    const held = inRow(cells.slice(0, -1).join(' | '));
    return [
      {
        line: index + 1,
        fact: (cells[0] ?? '').trim(),
        held: held.find(({ anchor }) => anchor !== undefined) ?? held[0],
        shown: inRow(cells.at(-1) ?? ''),
        isLeftOut: /^left out\b/.test(cells[1] ?? ''),
      },
    ];
  });
}
