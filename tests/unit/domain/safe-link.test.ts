import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeLink, type LinkPolicy } from '#src/domain/safe-link.ts';

const policy: LinkPolicy = {
  ownOrigin: 'https://www.berth.example',
  allowedOrigins: ['https://app.berth.example', 'https://wpa.qq.com'],
};
const own = policy.ownOrigin;

/** Attempts to lead a visitor to evil.example, or to make the browser do something else. */
const refused = [
  'https://evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '\t//evil.example',
  ' //evil.example',
  'https:\\\\evil.example',
  'https:///evil.example',
  'https://www.berth.example@evil.example/',
  'https://user@www.berth.example/',
  'https://@evil.example',
  'https://www.berth.example.evil.example/',
  'https://evil.example/https://www.berth.example/',
  'https://evil.example\\www.berth.example',
  'https://www.berth.example%2eevil.example/',
  'https://www.berth.example%00.evil.example/',
  'https://www.berth.example:8443/',
  'http://www.berth.example/',
  'ftp://www.berth.example/',
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  'javascript://www.berth.example/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'file:///etc/passwd',
  'blob:https://www.berth.example/6f1e',
  'mailto:a@evil.example',
  'https://www.berth.example/\u202eexe.txt',
  'https://www.berth.example/a\u200bb',
  'https://www.berth.example/a b',
  'https://[::1',
  `/${'a'.repeat(2048)}`,
  '',
  undefined,
  { href: 'https://www.berth.example/' },
];

describe('safeLink (T1, T2)', () => {
  it.each(refused)('refuses %j', (raw) => {
    expect(safeLink(raw, policy)).toBeUndefined();
  });

  it.each([
    ['/', `${own}/`, true],
    ['/promotions', `${own}/promotions`, true],
    ['promotions', `${own}/promotions`, true],
    ['/en/download?promoter=a#x', `${own}/en/download?promoter=a#x`, true],
    ['/news/新品', `${own}/news/%E6%96%B0%E5%93%81`, true],
    ['https://www.berth.example/faq', `${own}/faq`, true],
    ['https://www.berth.example:443/faq', `${own}/faq`, true],
    ['HTTPS://WWW.BERTH.EXAMPLE/faq', `${own}/faq`, true],
    ['https:promotions', `${own}/promotions`, true],
    ['/redirect?target=https://evil.example', `${own}/redirect?target=https://evil.example`, true],
    ['https://app.berth.example/login', 'https://app.berth.example/login', false],
    ['https://wpa.qq.com/msgrd?v=3', 'https://wpa.qq.com/msgrd?v=3', false],
  ])('lets %j through', (raw, href, isOwn) => {
    expect(safeLink(raw, policy)).toEqual({ href, isOwn, host: new URL(href).host });
  });

  it.each([
    ['https://www.berth.example//evil.example', `${own}/evil.example`],
    ['/.//evil.example', `${own}/evil.example`],
    ['/..//evil.example', `${own}/evil.example`],
    ['https://www.berth.example////evil.example/', `${own}/evil.example/`],
  ])('leaves no path of %j that could pass for a host', (raw, href) => {
    expect(safeLink(raw, policy)?.href).toBe(href);
  });

  it('accepts the page’s own origin on plain http, and no other', () => {
    const local = { ownOrigin: 'http://127.0.0.1:4321', allowedOrigins: ['http://127.0.0.1:4322'] };

    expect(safeLink('/faq', local)?.href).toBe('http://127.0.0.1:4321/faq');
    expect(safeLink('http://127.0.0.1:4322/faq', local)).toBeUndefined();
    expect(safeLink('https://127.0.0.1:4321/faq', local)).toBeUndefined();
  });

  it('returns only addresses of listed origins, for any input', () => {
    const marks = ['/', '\\', '//', '@', ':', '?', '#', '.', '[', ']'];
    const written = ['%2f', '%5c', '\t', '\u202e', '\u3002'];
    const words = ['https:', 'javascript:', 'evil.example', 'www.berth.example', 'app.berth.example', 'a'];
    const piece = fc.constantFrom(...marks, ...written, ...words);
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const link = safeLink(pieces.join(''), policy);
        if (!link) return;
        const { origin, pathname, username } = new URL(link.href);
        expect([own, ...policy.allowedOrigins]).toContain(origin);
        expect(pathname.startsWith('//')).toBe(false);
        expect(username).toBe('');
      }),
      { numRuns: 2000 },
    );
  });
});
