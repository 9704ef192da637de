import { describe, expect, it, vi } from 'vitest';
import { readCookie, removeCookie, writeCookie } from '#src/browser/cookies.ts';

const refuse = () => {
  throw new DOMException('Refused', 'SecurityError');
};

function stubPage(cookie: PropertyDescriptor, protocol = 'https:'): void {
  vi.stubGlobal('document', Object.defineProperty({}, 'cookie', cookie));
  vi.stubGlobal('location', { protocol });
}

/** A jar that remembers what was written, as `document.cookie` does. */
function stubJar(initial: string, protocol?: string): string[] {
  const written: string[] = [];
  stubPage({ get: () => initial, set: (line: string) => written.push(line) }, protocol);
  return written;
}

describe('readCookie', () => {
  it('decodes the value', () => {
    stubJar('a=1; callback=%E6%B4%BB%E5%8A%A8');

    expect(readCookie('callback')).toBe('活动');
    expect(readCookie('absent')).toBeUndefined();
  });

  it('ignores a cookie that cannot be decoded', () => {
    stubJar('bad=%E4%; promoter=p');

    expect(readCookie('promoter')).toBe('p');
    expect(readCookie('bad')).toBeUndefined();
  });

  it('returns nothing if cookies are refused (A20)', () => {
    stubPage({ get: refuse });

    expect(readCookie('promoter')).toBeUndefined();
  });
});

describe('writeCookie', () => {
  it('writes a cookie for the whole site, first-party only, and on https as secure', () => {
    const written = stubJar('');

    writeCookie('promoter', 'p', 7);

    expect(written[0]).toMatch(/^promoter=p; path=\/; sameSite=Lax; secure; expires=\w{3}, \d\d \w{3} \d{4}/);
  });

  it('writes a session cookie without days', () => {
    const written = stubJar('', 'http:');

    writeCookie('from', 'mail');

    expect(written).toEqual(['from=mail; path=/; sameSite=Lax']);
  });

  it('does not throw if cookies are refused (A20)', () => {
    stubPage({ set: refuse });

    expect(() => writeCookie('promoter', 'p', 7)).not.toThrow();
    expect(() => removeCookie('promoter')).not.toThrow();
  });
});
