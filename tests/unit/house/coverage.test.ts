/** The documents that lead from facts to files and tests: what they name has to be there. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { coverageRows, namedIn } from '#scripts/lib/coverage-rows.ts';
import { mutate } from '#scripts/lib/mutation.ts';

const DOCUMENTS = ['docs/coverage.md', 'docs/forms.md', 'docs/sign-in.md', 'docs/workbench.md'];

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
  const rows = coverageRows(readFileSync('docs/coverage.md', 'utf8'));

  it('shows every fact by a test', () => {
    const bare = rows.filter(({ shown }) => !shown.some(({ path }) => path.startsWith('tests/')));

    expect(rows.length).toBeGreaterThan(200);
    expect(bare.map(({ line, fact }) => `${line}: ${fact}`)).toEqual([]);
  });

  it('names for every fact something that can be broken, to see whether the test notices', () => {
    // A fact that was left out has nothing that could be broken.
    const present = rows.filter(({ isLeftOut }) => !isLeftOut);
    const whole = present.filter(({ held }) => {
      if (!held || !/\.\w+$/.test(held.path)) return true;
      const text = readFileSync(held.path, 'utf8');
      const broken = mutate(held.path, text, held.anchor);
      return broken === undefined || broken === text;
    });

    expect(
      whole.map(
        ({ line, fact, held }) => `${line}: ${fact}: ${held?.path ?? 'nothing'}#${held?.anchor ?? ''}`,
      ),
      'name it as `file.ts#name`',
    ).toEqual([]);
  });
});
