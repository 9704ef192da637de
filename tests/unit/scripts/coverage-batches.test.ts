import { describe, expect, it } from 'vitest';
import { batchesOf, type BrokenRow } from '#scripts/lib/coverage-batches.ts';

/** A row that breaks `path` and names `test`, perhaps with a title. */
function row(path: string, test: string, title?: string): BrokenRow {
  const named = { line: 1, path: test, anchor: undefined, titles: title === undefined ? [] : [title] };
  return { path, row: { line: 1, fact: '', held: undefined, shown: [named], isLeftOut: false } };
}

const page = (name: string) => `src/pages/[...locale]/${name}.astro`;

describe('batchesOf', () => {
  it('puts pages into one build that other stories lead over', () => {
    const rows = [row(page('faq'), 'tests/e2e/help.spec.ts'), row(page('v6'), 'tests/e2e/download.spec.ts')];

    expect(batchesOf(rows, 12)).toEqual([rows]);
  });

  it('keeps apart what one story leads over, and what stands in one file', () => {
    const sameStory = [row(page('faq'), 'tests/e2e/help.spec.ts'), row(page('v6'), 'tests/e2e/help.spec.ts')];
    const sameFile = [row(page('faq'), 'tests/e2e/a.spec.ts'), row(page('faq'), 'tests/e2e/b.spec.ts')];

    expect(batchesOf(sameStory, 12)).toHaveLength(2);
    expect(batchesOf(sameFile, 12)).toHaveLength(2);
  });

  it('lets tests of one build look at one build where they ask for something else', () => {
    const test = 'tests/build/stated-facts.test.ts';
    const rows = [row(page('faq'), test, 'one'), row(page('v6'), test, 'two')];

    expect(batchesOf(rows, 12)).toEqual([rows]);
    expect(batchesOf([...rows, row(page('about'), test, 'two')], 12)).toHaveLength(2);
  });

  it('breaks alone what many pages show', () => {
    const rows = [
      row('src/config/routes.ts', 'tests/e2e/a.spec.ts'),
      row('src/components/layout/Footer.astro', 'tests/e2e/b.spec.ts'),
      row(page('v6'), 'tests/e2e/c.spec.ts'),
    ];

    expect(batchesOf(rows, 12)).toHaveLength(3);
  });

  it('fills no build with more than is asked for', () => {
    const rows = ['a', 'b', 'c'].map((name) => row(page(name), `tests/e2e/${name}.spec.ts`));

    expect(batchesOf(rows, 2).map((batch) => batch.length)).toEqual([2, 1]);
  });
});
