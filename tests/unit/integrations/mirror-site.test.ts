import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { assetsIn, isMirrored, linkToMainSite } from '#integrations/lib/mirror.ts';
import { makeMirror } from '#integrations/mirror-site.ts';

const main = 'https://www.berth.example';

describe('isMirrored', () => {
  it.each([
    'download.html',
    'downloadlist.html',
    'en/download/history.html',
    'en/v6.html',
    '404.html',
    'en/404.html',
  ])('keeps %s', (file) => {
    expect(isMirrored(file)).toBe(true);
  });

  it.each(['index.html', 'en.html', 'register.html', 'news/verify.html', 'download/other.html'])(
    'leaves out %s',
    (file) => {
      expect(isMirrored(file)).toBe(false);
    },
  );
});

describe('linkToMainSite', () => {
  it.each([
    ['<a href="/register">', `<a href="${main}/register">`],
    ['<a class="x" href="/en/register?a=1#b">', `<a class="x" href="${main}/en/register?a=1#b">`],
    ['<a href="/">', `<a href="${main}/">`],
  ])('leads %s away', (html, expected) => {
    expect(linkToMainSite(html, main)).toBe(expected);
  });

  it.each([
    '<a href="/download">',
    '<a href="/en/download/history#v6">',
    '<a href="#builds">',
    '<a href="/installers/Berth.exe" download>',
    '<a href="https://app.berth.example/login">',
    '<a href="mailto:x@berth.example">',
    '<link rel="icon" href="/favicon.svg">',
    '<a href="/releases.json">',
  ])('leaves %s', (html) => {
    expect(linkToMainSite(html, main)).toBe(html);
  });
});

describe('assetsIn', () => {
  it('finds what a page and a script name, each once', () => {
    const text = `<script src="/_astro/a.B_1.js"></script> import('./b.C-2.js') import("./b.C-2.js") url(/_astro/f.woff2) "./c.txt"`;
    expect(assetsIn(text)).toEqual(['a.B_1.js', 'b.C-2.js', 'f.woff2']);
  });
});

describe('makeMirror', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mirror-'));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('keeps the download pages with what they need and nothing else', async () => {
    const files = {
      'index.html': 'home',
      'en.html': 'home',
      'register.html': '<script src="/_astro/island.js"></script>',
      'download.html': '<a href="/register">x</a><script src="/_astro/loader.js"></script>',
      'en/download.html': '<a href="/en/v6">x</a>',
      'en/v6.html': 'v6',
      'favicon.svg': '<svg/>',
      'en/android-qr.svg': '<svg/>',
      'sitemap.xml': 'sitemap',
      'releases.json': '{}',
      '_astro/loader.js': 'import("./later.js")',
      '_astro/later.js': 'done',
      '_astro/island.js': 'react',
    };
    for (const [file, content] of Object.entries(files)) {
      mkdirSync(join(folder, dirname(file)), { recursive: true });
      writeFileSync(join(folder, file), content);
    }
    await makeMirror(folder, main);
    const left = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.includes('.'),
    );
    expect(left.sort()).toEqual([
      '_astro/later.js',
      '_astro/loader.js',
      'download.html',
      'en.html',
      'en/android-qr.svg',
      'en/download.html',
      'en/v6.html',
      'favicon.svg',
      'index.html',
      'releases.json',
    ]);
    expect(readFileSync(join(folder, 'index.html'), 'utf8')).toContain(`href="${main}/register"`);
    expect(readFileSync(join(folder, 'en.html'), 'utf8')).toContain('href="/en/v6"');
  });
});
