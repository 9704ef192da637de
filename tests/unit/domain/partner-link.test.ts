import { describe, expect, it } from 'vitest';
import { isPromoterCode, partnerLink, readTypedCode } from '#src/domain/partner-link.ts';

const ORIGIN = 'https://www.berth.example';

describe('isPromoterCode', () => {
  it.each(['quay7', 'A_b-1', 'x'.repeat(64)])('counts %s', (code) => {
    expect(isPromoterCode(code)).toBe(true);
  });

  it.each(['', 'official', 'x'.repeat(65), 'quay 7', 'quay7.exe', '../quay', 'quay?', '码头'])(
    'does not count %j',
    (code) => {
      expect(isPromoterCode(code)).toBe(false);
    },
  );
});

describe('readTypedCode', () => {
  it.each([
    ['', { kind: 'none' }],
    ['   ', { kind: 'none' }],
    [' quay7 ', { kind: 'code', code: 'quay7' }],
    ['quay 7', { kind: 'wrong' }],
    ['official', { kind: 'wrong' }],
    ['<b>', { kind: 'wrong' }],
  ])('reads %j as %j', (text, expected) => {
    expect(readTypedCode(text)).toEqual(expected);
  });
});

describe('partnerLink', () => {
  it.each([
    ['/register', `${ORIGIN}/register?promoter=quay7`],
    ['/', `${ORIGIN}/?promoter=quay7`],
    ['/en/download?promoter=other&from=a#top', `${ORIGIN}/en/download?promoter=quay7&from=a#top`],
  ])('puts the code into %s and leaves the rest', (path, link) => {
    expect(partnerLink(ORIGIN, path, 'quay7')).toBe(link);
  });

  it('makes no link for a code that the site would not count', () => {
    expect(partnerLink(ORIGIN, '/register', 'quay 7')).toBeUndefined();
    expect(partnerLink(ORIGIN, '/register', 'official')).toBeUndefined();
  });
});
