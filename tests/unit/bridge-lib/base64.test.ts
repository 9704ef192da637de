import { randomBytes } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { decodeBase64, decodeByLetters, encodeBase64, encodeByLetters } from '#bridge-lib/base64.ts';

describe('base64 where the engine has none of its own for bytes', () => {
  it('agrees with Node on every length up to 300', () => {
    for (let length = 0; length <= 300; length += 1) {
      const bytes = Uint8Array.from(randomBytes(length));
      const text = Buffer.from(bytes).toString('base64');

      expect(encodeByLetters(bytes)).toBe(text);
      expect(decodeByLetters(text)).toEqual(bytes);
    }
  });

  it('agrees with Node on what is longer than a piece', () => {
    const bytes = Uint8Array.from(randomBytes(100_000));
    const text = Buffer.from(bytes).toString('base64');

    expect(encodeByLetters(bytes)).toBe(text);
    expect(decodeByLetters(text)).toEqual(bytes);
  });

  it.each(['A', 'AB', 'ABC', 'AB=C', 'A===', 'AB C', 'ABC\n', 'ABC-', 'AB_D', 'ÄBCD', 'AB\u{1F3EA}', '='])(
    'throws for %j',
    (text) => {
      expect(() => decodeByLetters(text)).toThrow();
    },
  );
});

describe('base64 where the engine has its own', () => {
  it('uses the browser’s own base64 where there is one', () => {
    const toBase64 = vi.fn(() => 'QQ==');
    const fromBase64 = vi.fn((text: string) => {
      if (text !== 'QQ==') throw new SyntaxError('not base64');
      return Uint8Array.of(65);
    });
    vi.stubGlobal('Uint8Array', Object.assign(Uint8Array, { fromBase64 }));
    try {
      expect(encodeBase64(Object.assign(new Uint8Array(1), { toBase64 }))).toBe('QQ==');
      expect(decodeBase64('QQ==')).toEqual(Uint8Array.of(65));
      expect(() => decodeBase64('?')).toThrow('not base64');
    } finally {
      Reflect.deleteProperty(Uint8Array, 'fromBase64');
    }
    expect(toBase64).toHaveBeenCalledOnce();
  });
});
