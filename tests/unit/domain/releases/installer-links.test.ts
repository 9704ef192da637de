import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PROMOTER_PATTERN } from '#src/config/attribution-wire.ts';
import {
  fileNameOf,
  installerUrl,
  promoterInstallerUrl,
  safeInstallerUrl,
} from '#src/domain/releases/installer-links.ts';

const pageUrl = 'https://www.berth.example/download';

describe('promoterInstallerUrl', () => {
  it.each([
    ['/installers/Berth.exe', 'acme', '/installers/Berth_acme.exe'],
    ['/installers/Berth-x86.exe', 'a-b_1', '/installers/Berth-x86_a-b_1.exe'],
    ['https://cdn.x/a/Berth.exe?v=1&n=x.exe#top', 'acme', 'https://cdn.x/a/Berth_acme.exe?v=1&n=x.exe#top'],
    ['Berth.EXE', 'acme', 'Berth_acme.EXE'],
  ])('puts the promoter into %s', (url, promoter, expected) => {
    expect(promoterInstallerUrl(url, promoter)).toBe(expected);
  });

  const others = [
    '/installers/Berth.dmg',
    '/installers/.exe',
    '/get?file=Berth.exe',
    '/installers/Berth.exe.scr',
  ];
  it.each([...others, ''])('does not change %s, which is no Windows installer', (url) => {
    expect(promoterInstallerUrl(url, 'acme')).toBe(url);
  });

  it.each([[''], ['a'.repeat(65)]])('T4: gives the plain link for the promoter %j', (promoter) => {
    expect(promoterInstallerUrl('/installers/Berth.exe', promoter)).toBe('/installers/Berth.exe');
  });

  it('§4.10 T4: stays in the folder and ends in .exe for any of 10,000 promoters', () => {
    const hostile = fc.stringMatching(/^[-A-Za-z0-9_./\\?#@%:\r\n\u202e]{1,70}$/);
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary', maxLength: 80 }), hostile), (promoter) => {
        const plain = new URL('/a/b/Berth-x64.exe?k=v#h', pageUrl);
        const link = new URL(promoterInstallerUrl(plain.href, promoter));
        expect(link.origin).toBe(plain.origin);
        expect(link.pathname).toMatch(/^\/a\/b\/Berth-x64(_[A-Za-z0-9_-]{1,64})?\.exe$/);
        expect(link.search + link.hash).toBe('?k=v#h');
        expect(link.href === plain.href).toBe(!PROMOTER_PATTERN.test(promoter));
      }),
      { numRuns: 10_000 },
    );
  });
});

describe('safeInstallerUrl', () => {
  const policy = { pageUrl, allowedOrigins: ['https://dl.berth.example'] };

  it.each([
    ['/installers/Berth.exe', 'https://www.berth.example/installers/Berth.exe'],
    ['https://dl.berth.example/6/Berth.dmg?x=1', 'https://dl.berth.example/6/Berth.dmg?x=1'],
  ])('lets %s through', (url, absolute) => {
    expect(safeInstallerUrl(url, policy)).toBe(absolute);
  });

  it.each([
    // safe-link.test.ts has the further rules.
    ['javascript:alert(1)//x.exe'],
    ['https://evil.example/Berth.exe'],
    ['/installers/'],
    ['/download'],
    ['/get?file=/Berth.exe'],
  ])('A15: offers no link for %j', (url) => {
    expect(safeInstallerUrl(url, policy)).toBeUndefined();
  });
});

it('installerUrl and fileNameOf join a base and a file name, and read the file name of an address', () => {
  expect(installerUrl('/installers', 'Berth.exe')).toBe('/installers/Berth.exe');
  expect(installerUrl('https://cdn.example/berth//', 'Berth.exe')).toBe(
    'https://cdn.example/berth/Berth.exe',
  );
  expect(fileNameOf('https://cdn.example/berth/Berth.exe?x=/y#z')).toBe('Berth.exe');
  expect(fileNameOf('/installers/')).toBe('');
});
