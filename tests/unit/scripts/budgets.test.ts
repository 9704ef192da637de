import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createPageWeigher } from '#scripts/lib/page-weight.ts';
import { folderForTest, writeFiles } from '#tests/helpers/folder.ts';

const size = (content: string) => brotliCompressSync(content).length;

function weigh(html: string, files: Record<string, string>) {
  const dist = folderForTest();
  writeFiles(dist, { 'a.html': html, ...files });
  return createPageWeigher(dist)('a.html');
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
  ])('follows the imports of %s, but no lazy ones', (_what, html) => {
    const loaded = size(modules['_astro/island.js']) + size(modules['_astro/shared.js']);

    expect(weigh(html, modules).first).toBe(size(html) + loaded);
  });

  it('counts islands that wake later apart, and shared modules once', () => {
    const html = island('intent') + island('visible');
    const { '_astro/later.js': _lazy, ...woken } = modules;
    const code = Object.values(woken).reduce((sum, text) => sum + size(text), 0);
    const first = size(html);

    expect(weigh(html, modules)).toMatchObject({ first, scripts: 0, withIslands: first + code });
  });
});
