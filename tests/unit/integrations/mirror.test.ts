import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { assetsOf, linkToMainSite, mirror } from '#integrations/finish/mirror.ts';
import { filesIn, finish } from '#integrations/lib/finishing.ts';
import { htmlIn, parsePage } from '#src/domain/html.ts';
import { folderForTest, writeFiles } from '#tests/helpers/folder.ts';

const main = 'https://www.berth.example';

describe('linkToMainSite', () => {
  function linked(html: string): string {
    const page = parsePage(html);
    linkToMainSite(page, main);
    return htmlIn(page);
  }

  it.each([
    ['<a href="/register">a</a>', `<a href="${main}/register">a</a>`],
    ['<a class="x" href="/en/register?a=1#b">a</a>', `<a class="x" href="${main}/en/register?a=1#b">a</a>`],
  ])('points %s to the main site', (html, expected) => {
    expect(linked(html)).toContain(expected);
  });

  it.each([
    '<a href="/download">a</a>',
    '<a href="#builds">a</a>',
    '<a href="/installers/Berth.exe" download="">a</a>',
    '<a href="https://app.berth.example/login">a</a>',
    '<a href="//app.berth.example/login">a</a>',
    '<a href="mailto:x@berth.example">a</a>',
  ])('does not change %s', (html) => {
    expect(linked(html)).toContain(html);
  });
});

it('a mirror needs the files that a page names in attributes of any element, in its scripts and in its styles', () => {
  const page = parsePage(
    '<style>p{src:url(/_astro/f.woff2)}</style><script src="/_astro/a.B_1.js"></script>' +
      '<astro-island component-url="/_astro/i.js"></astro-island><script type="module">import"/_astro/m.js"</script>',
  );

  const assets = ['_astro/a.B_1.js', '_astro/f.woff2', '_astro/i.js', '_astro/m.js'];
  expect(assetsOf(page).toSorted()).toEqual(assets);
});

it('the mirror of a build keeps the download pages with what they need and nothing else', async () => {
  const folder = folderForTest();
  const files = {
    'index.html': 'home',
    'en.html': 'home',
    'register.html': '<script src="/_astro/island.js"></script>',
    'download.html': '<a href="/register">x</a><script src="/_astro/loader.js"></script>',
    'en/download.html': '<a href="/en/v6">x</a>',
    'en/v6.html':
      '<img src="/pictures/shop.webp" srcset="/pictures/shop.640.avif 640w, /pictures/shop.1280.avif 1280w">',
    'pictures/shop.webp': 'shown',
    'pictures/shop.640.avif': 'shown',
    'pictures/shop.1280.avif': 'shown',
    'pictures/log.webp': 'not shown',
    'favicon.svg': '<svg/>',
    'en/android-qr.svg': '<svg/>',
    'sitemap.xml': 'sitemap',
    'releases.json': '{}',
    '_astro/loader.js': 'import("./later.js")',
    '_astro/later.js': 'done',
    '_astro/island.js': 'react',
  };
  writeFiles(folder, files);
  await finish([mirror(`${main}/`)], { folder, cache: folder, warn: () => undefined });

  const left = await filesIn(folder);
  expect(left.filter((file) => !(file in files))).toEqual([]);
  expect(Object.keys(files).filter((file) => !left.includes(file))).toEqual([
    'register.html',
    'pictures/log.webp',
    'sitemap.xml',
    '_astro/island.js',
  ]);
  expect(readFileSync(join(folder, 'index.html'), 'utf8')).toContain(`href="${main}/register"`);
  expect(readFileSync(join(folder, 'en.html'), 'utf8')).toContain('href="/en/v6"');
});
