import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listFiles } from '#server/static/files.ts';
import { createSite } from '#server/static/site.ts';
import { folderForFile, writeFiles } from '#tests/helpers/folder.ts';

const BIG = 'body { color: red }\n'.repeat(100);
/** Larger than files in memory, with bytes that show their position. */
const FILM = Buffer.from(Uint32Array.from({ length: 700_000 }, (_, index) => index).buffer);
const files: Record<string, string | Buffer> = {
  'films/long.mp4': FILM,
  'index.html': '<title>home</title>',
  'download.html': '<title>download</title>',
  'download/history.html': '<title>history</title>',
  'en.html': '<title>home en</title>',
  'en/download.html': '<title>download en</title>',
  '404.html': '<title>not found</title>',
  'en/404.html': '<title>not found en</title>',
  '中文.html': '<title>chinese</title>',
  '.well-known/security.txt': 'Contact: x',
  '_astro/a.abc123.css': BIG,
  '_astro/a.abc123.css.br': brotliCompressSync(BIG),
  '_astro/a.abc123.css.gz': gzipSync(BIG),
  'robots.txt': 'User-agent: *',
  'news/atom.xml': '<feed/>',
  _headers:
    '/*\n  X-Frame-Options: DENY\n/download\n  Cache-Control: no-cache\n  X-Page: download\n/404\n  X-Page: missing\n',
  _redirects: '/old /download 301\n/download/ /download 301\n',
};

describe('the built site', () => {
  const folder = folderForFile();
  let site: Hono;
  beforeAll(() => {
    writeFiles(folder, files);
    writeFileSync(join(folder, '..', 'outside.txt'), 'outside');
    site = createSite(folder);
  });
  afterAll(() => rmSync(join(folder, '..', 'outside.txt')));
  const ask = async (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    site.request(`http://site.test${path}`, { method, headers });

  it.each([
    ['/', 'home'],
    ['/download', 'download'],
    ['/download/history', 'history'],
    ['/en', 'home en'],
    [`/${encodeURIComponent('中文')}`, 'chinese'],
  ])('%s shows %s', async (path, title) => {
    const response = await ask(path);
    expect([response.status, await response.text()]).toEqual([200, `<title>${title}</title>`]);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });

  it.each([
    ['/nothing', 'not found'],
    ['/en/nothing', 'not found en'],
    ['/_headers', 'not found'],
    ['/_astro/a.abc123.css.br', 'not found'],
  ])('%s is 404 in its language', async (path, title) => {
    const response = await ask(path);
    expect([response.status, await response.text()]).toEqual([404, `<title>${title}</title>`]);
  });

  it.each([
    ['/download/', '/download'],
    ['/nothing/?a=1', '/nothing?a=1'],
    ['//evil.example/', '/evil.example'],
    ['/old', '/download'],
  ])('%s redirects permanently to %s', async (path, location) => {
    const response = await ask(path);
    expect([response.status, response.headers.get('location')]).toEqual([301, location]);
  });

  it.each(['/..%2foutside.txt', '/..%5coutside.txt', '/a%00b', '/%zz'])('%s is not found', async (path) => {
    const response = await ask(path);
    expect([400, 404]).toContain(response.status);
    expect(await response.text()).not.toContain('outside');
  });

  it('gives each page its own headers, however it was asked for', async () => {
    for (const path of ['/download', '/download.html']) {
      const { headers } = await ask(path);
      expect([headers.get('x-page'), headers.get('x-frame-options')]).toEqual(['download', 'DENY']);
    }
    expect((await ask('/nothing')).headers.get('x-page')).toBe('missing');
  });

  it.each([
    ['br, gzip', 'br', brotliCompressSync(BIG).length],
    ['gzip', 'gzip', gzipSync(BIG).length],
    ['identity', null, BIG.length],
  ])('sends the compressed twin for %s', async (accept, encoding, length) => {
    const response = await ask('/_astro/a.abc123.css', { 'accept-encoding': accept });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect((await response.arrayBuffer()).byteLength).toBe(length);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-length': String(length),
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    });
  });

  it('reads a file once for parallel requests, and again after a failed read', async () => {
    const site = listFiles(folder);
    for (const path of ['/films/long.mp4', '/robots.txt']) {
      const [first, second] = await Promise.all([site.get(path)?.read([]), site.get(path)?.read([])]);
      expect(first).toHaveProperty('read');
      // Functions are equal only if they are identical.
      expect(second).toEqual(first);
    }
    const gone = join(folder, 'index.html');
    rmSync(gone);
    await expect(site.get('/index.html')?.read([])).rejects.toThrow('ENOENT');
    writeFileSync(gone, files['index.html'] ?? '');
    expect(await site.get('/index.html')?.read([])).toMatchObject({ size: 19 });
  });

  it('answers 304 to a client that has it, each encoding with a tag of its own', async () => {
    const tags = [];
    for (const accept of ['br', 'gzip', 'identity']) {
      const asked = { 'accept-encoding': accept };
      const etag = (await ask('/_astro/a.abc123.css', asked)).headers.get('etag') ?? '';
      tags.push(etag);
      const again = await ask('/_astro/a.abc123.css', { ...asked, 'if-none-match': `"x", W/${etag}` });
      expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
      expect(again.headers.get('content-encoding')).toBeNull();
    }
    expect(new Set(tags).size).toBe(3);
  });

  it.each([
    ['whole', undefined, 200, 0, FILM.length],
    ['its beginning', 'bytes=0-99', 206, 0, 100],
    ['its end', 'bytes=-5', 206, FILM.length - 5, FILM.length],
  ])('sends of a file that is too big for memory %s', async (_what, range, status, from, to) => {
    const response = await ask('/films/long.mp4', range === undefined ? {} : { range });
    expect(response.status).toBe(status);
    expect(response.headers.get('content-length')).toBe(String(to - from));
    expect(Buffer.from(await response.arrayBuffer()).equals(FILM.subarray(from, to))).toBe(true);
  });

  it('sends ranges of the file itself', async () => {
    const response = await ask('/_astro/a.abc123.css', { 'accept-encoding': 'br', range: 'bytes=0-3' });
    expect([response.status, await response.text()]).toEqual([206, 'body']);
    expect(response.headers.get('content-range')).toBe(`bytes 0-3/${BIG.length}`);
    const past = await ask('/robots.txt', { range: 'bytes=1000-' });
    expect([past.status, past.headers.get('content-range')]).toEqual([416, 'bytes */13']);
    const changed = await ask('/robots.txt', { range: 'bytes=0-3', 'if-range': '"other"' });
    expect(changed.status).toBe(200);
  });

  it('answers HEAD like GET, without the body, and nothing else', async () => {
    const head = await ask('/robots.txt', {}, 'HEAD');
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '13', '']);
    const post = await ask('/robots.txt', {}, 'POST');
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  it('serves .well-known, and feeds as feeds', async () => {
    expect((await ask('/.well-known/security.txt')).status).toBe(200);
    const feed = await ask('/news/atom.xml');
    expect(feed.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
  });

  it('answers 404 where nothing is built', async () => {
    const empty = createSite(join(folder, 'nothing'));
    expect((await empty.request('http://site.test/')).status).toBe(404);
  });
});
