import { describe, expect, it } from 'vitest';
import { acceptedEncodings } from '#server/static/formats.ts';
import { parseHeadersFile, parseRedirectsFile } from '#server/static/host-files.ts';
import { parseRange } from '#server/static/send.ts';

describe('_headers', () => {
  const rules = parseHeadersFile(`# comment
/*
  X-Frame-Options: DENY
  Content-Security-Policy: default-src 'self'; img-src https://x.example:8080

/download
  cache-control: no-cache
  X-Frame-Options: SAMEORIGIN
/_astro/*
  Cache-Control: public, max-age=31536000, immutable
`);

  it('applies every rule that matches, and joins the values of two', () => {
    const policy = "default-src 'self'; img-src https://x.example:8080";
    const common = { 'x-frame-options': 'DENY', 'content-security-policy': policy };
    const headersFor = (path: string) => Object.fromEntries(rules.headersFor(path));
    expect(headersFor('/')).toEqual(common);
    expect(headersFor('/_astroX')).toEqual(common);
    expect(headersFor('/_astro/a/b.js')).toEqual({
      ...common,
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(headersFor('/download')).toEqual({
      ...common,
      'x-frame-options': 'DENY, SAMEORIGIN',
      'cache-control': 'no-cache',
    });
  });

  it.each([
    ['  X-A: 1', 'line 1'],
    ['/\n  no colon', 'line 2'],
    ['/\n  ! X-A', 'line 2'],
    ['/:lang/a\n  X-A: 1', 'line 1'],
    ['https://x.example/\n  X-A: 1', 'line 1'],
  ])('names the invalid line of %j', (text, line) => {
    expect(() => parseHeadersFile(text)).toThrow(line);
  });
});

describe('_redirects', () => {
  const redirect = parseRedirectsFile(`
# old addresses
/download/ /download 301
/old/*.htm /news/:splat 308
/files/* https://cdn.example/:splat 302
/go/* /:splat 301
/plain /else
`);

  it.each([
    ['/download/', '', { location: '/download', status: 301 }],
    ['/download/', '?a=1', { location: '/download?a=1', status: 301 }],
    ['/old/x.htm', '', { location: '/news/x', status: 308 }],
    ['/files/a/b.exe', '', { location: 'https://cdn.example/a/b.exe', status: 302 }],
    ['/plain', '', { location: '/else', status: 302 }],
    ['/go//evil.example', '', { location: '/evil.example', status: 301 }],
    ['/go/\\evil.example', '', { location: '/evil.example', status: 301 }],
    ['/other', '', undefined],
    ['/old/x', '', undefined],
    ['/fil', '', undefined],
  ])('%s%s', (path, query, expected) => {
    expect(redirect(path, query)).toEqual(expected);
  });

  it.each(['/a', '/a /b 200', '/a /b 301 x', 'a /b 301', '/a/:b /b 301'])('cannot read %j', (line) => {
    expect(() => parseRedirectsFile(line)).toThrow('line 1');
  });
});

it.each([
  [undefined, []],
  ['gzip, deflate, br, zstd', ['br', 'gzip']],
  ['br;q=0, gzip;q=0.5', ['gzip']],
  ['*', ['br', 'gzip']],
  ['*;q=0', []],
])('acceptedEncodings of %j are %j', (header, expected) => {
  expect(acceptedEncodings(header)).toEqual(expected);
});

it.each([
  [null, { kind: 'whole' }],
  ['bytes=0-9', { kind: 'part', start: 0, end: 9 }],
  ['bytes=90-', { kind: 'part', start: 90, end: 99 }],
  ['bytes=-10', { kind: 'part', start: 90, end: 99 }],
  ['bytes=100-', { kind: 'unsatisfiable' }],
  ['bytes=9-0', { kind: 'whole' }],
  ['bytes=0-1,5-6', { kind: 'whole' }],
  ['bytes=0-99999999999999999999', { kind: 'whole' }],
])('parseRange reads %j of 100 bytes', (header, expected) => {
  expect(parseRange(header, 100)).toEqual(expected);
});
