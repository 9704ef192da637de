/** The documents that lead from facts to files and tests: what they name has to be there. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const DOCUMENTS = ['docs/coverage.md', 'docs/forms.md', 'docs/sign-in.md'];
/** A path of this repository: it has a folder, and no blank, no braces and no star. */
const PATH = /^(?:src|tests|islands|bridge-lib|server|i18n|integrations|scripts|docs)\/[^\s{}*]*$/;

interface Named {
  line: number;
  path: string;
  /** Tests of this file that the document names. */
  titles: string[];
}

/** Paths in backticks; behind a colon, titles in quotation marks up to the next path. */
function namedIn(text: string): Named[] {
  return text.split('\n').flatMap((content, index) =>
    [...content.matchAll(/`([^`]+)`(?=([^`]*))/g)]
      .filter(([, path = '']) => PATH.test(path))
      .map(([, path = '', behind = '']) => ({
        line: index + 1,
        path,
        titles: behind.startsWith(':')
          ? [...behind.matchAll(/“([^”]+)”/g)].map(([, title = '']) => title)
          : [],
      })),
  );
}

describe.each(DOCUMENTS)('%s', (document) => {
  const named = namedIn(readFileSync(document, 'utf8'));

  it('names files and folders that exist', () => {
    const missing = named.filter(({ path }) => !existsSync(path)).map(({ line, path }) => `${line}: ${path}`);

    expect(named.length).toBeGreaterThan(20);
    expect(missing).toEqual([]);
  });

  it('names tests that exist', () => {
    const missing = named.flatMap(({ line, path, titles }) => {
      if (titles.length === 0 || !existsSync(path)) return [];
      const source = readFileSync(path, 'utf8').replaceAll("\\'", "'");
      return titles.filter((title) => !source.includes(title)).map((title) => `${line}: ${path}: ${title}`);
    });

    expect(named.flatMap(({ titles }) => titles).length).toBeGreaterThan(10);
    expect(missing).toEqual([]);
  });
});

describe('docs/coverage.md', () => {
  const rows = readFileSync('docs/coverage.md', 'utf8')
    .split('\n## Decisions')[0]
    ?.split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (?:Fact|Route|Situation) |^\| -/.test(line));

  it('shows every fact by a test', () => {
    const bare = rows?.filter((row) => !(row.split(' | ').at(-1) ?? '').includes('`tests/'));

    expect(rows?.length).toBeGreaterThan(200);
    expect(bare).toEqual([]);
  });
});
