import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { decodeByLetters, encodeByLetters } from '#bridge-lib/base64.ts';

describe('base64 in engines without their own for bytes', () => {
  it('agrees with Node on every length up to 300, and above the length of a piece', () => {
    for (const length of [...Array(301).keys(), 100_000]) {
      const bytes = Uint8Array.from(randomBytes(length));
      const text = Buffer.from(bytes).toString('base64');

      expect(encodeByLetters(bytes)).toBe(text);
      expect(decodeByLetters(text)).toEqual(bytes);
    }
  });

  it.each(['AB', 'AB=C', 'A===', 'AB C', 'AB_D', 'ÄBCD', 'AB\u{1F3EA}'])('throws for %j', (text) => {
    expect(() => decodeByLetters(text)).toThrow();
  });
});
