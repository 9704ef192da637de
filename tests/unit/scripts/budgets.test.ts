import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import { budgetTable, weighPages, type Budgets } from '#scripts/lib/budgets.ts';
import { createScale } from '#scripts/lib/page-weight.ts';
import { folderForTest } from '#tests/helpers/folder.ts';

let dist: string;

beforeEach(() => {
  dist = folderForTest();
});

const size = (content: string) => brotliCompressSync(content).length;

function write(files: Record<string, string>) {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(dist, path)), { recursive: true });
    writeFileSync(join(dist, path), content);
  }
}

function weigh(html: string, files: Record<string, string> = {}) {
  write({ 'a.html': html, ...files });
  return createScale(dist)('a.html');
}

const island = (client: string) =>
  `<astro-island component-url="/_astro/island.js" renderer-url="/_astro/react.js" client="${client}"></astro-island>`;
const modules = {
  '_astro/island.js': 'import{a}from"./shared.js";export const island=a;import("./later.js");',
  '_astro/react.js': 'export{b}from"./shared.js";',
  '_astro/shared.js': 'export const a=1,b=2;',
  '_astro/later.js': 'export const never="counted";',
};

describe('the weight of a page', () => {
  it.each([
    ['a script', '<script type="module" src="/_astro/island.js"></script>'],
    ['a preload', '<link rel="modulepreload" href="/_astro/island.js">'],
    ['an inline module', '<script type="module">import"/_astro/island.js"</script>'],
  ])('follows the imports of %s, and no lazy ones', (_what, html) => {
    const loaded = size(modules['_astro/island.js']) + size(modules['_astro/shared.js']);

    expect(weigh(html, modules).first).toBe(size(html) + loaded);
  });

  it('counts islands that wake later apart, and shared modules once', () => {
    const html = island('intent') + island('visible');
    const code =
      size(modules['_astro/island.js']) +
      size(modules['_astro/react.js']) +
      size(modules['_astro/shared.js']);

    expect(weigh(html, modules)).toMatchObject({
      first: size(html),
      scripts: 0,
      withIslands: size(html) + code,
    });
  });
});

describe('budgets', () => {
  const limits = { first: 40, scripts: 40, withIslands: 40 };
  const budgets: Budgets = {
    home: limits,
    download: limits,
    content: limits,
    agreement: limits,
    trial: limits,
    films: limits,
    form: limits,
    flow: limits,
    registration: limits,
    embedded: limits,
  };
  const heavy = Array.from({ length: 60 }, (_item, index) => String.fromCharCode(33 + index)).join('');

  it('call a page over its budget full beyond 1 and mark the number in the table', () => {
    write({ 'index.html': `<p>${heavy}</p>` });
    const rows = weighPages(dist, budgets);

    expect(rows[0]?.fullness).toBeGreaterThan(1);
    expect(budgetTable(rows, budgets)).toMatch(/index\.html +home +\d+ \/ 40 !/);
  });
});
