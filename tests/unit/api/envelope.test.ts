import { createCipheriv, createDecipheriv } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decrypt, encrypt, seal, UndecodableError, unseal } from '#src/api/envelope.ts';

const SECRET = 'berth-website-16';

/** The same cipher by Node's crypto. */
function nativeSeal(plain: Uint8Array, key: Uint8Array): string {
  const padded = Buffer.concat([plain, Buffer.alloc((16 - (plain.length % 16)) % 16)]);
  const cipher = createCipheriv('aes-128-ecb', key, null).setAutoPadding(false);
  return Buffer.concat([cipher.update(padded), cipher.final()]).toString('base64');
}

function nativeOpen(text: string, key: Uint8Array): Uint8Array {
  const decipher = createDecipheriv('aes-128-ecb', key, null).setAutoPadding(false);
  return Buffer.concat([decipher.update(Buffer.from(text, 'base64')), decipher.final()]);
}

it('§7.4 the envelope cipher gives the same bytes as Node’s crypto, for any bytes and key', () => {
  const anyKey = fc.uint8Array({ minLength: 16, maxLength: 16 });
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 1, maxLength: 200 }), anyKey, (plain, someKey) => {
      const sealed = encrypt(plain, someKey);
      expect(sealed).toBe(nativeSeal(plain, someKey));
      const padded = Buffer.from(nativeOpen(sealed, someKey));
      const end = padded.findLastIndex((byte) => byte !== 0) + 1;
      // NUL at the end is lost: it cannot be told from padding.
      const expected = end === 0 ? padded : padded.subarray(0, end);
      expect(Buffer.from(decrypt(sealed, someKey) ?? []).equals(expected)).toBe(true);
    }),
  );
});

describe('seal and unseal', () => {
  it('restore any JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(unseal(seal(value, SECRET), SECRET)).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  const texts = ['a\u0000b', 'end\u0000', '\ufeffbom', '\ud800 lone', 'x'.repeat(1_000_000)];
  it.each(texts)('keep text that encoders often lose (%#)', (text) => {
    expect(unseal(seal({ text }, SECRET), SECRET)).toEqual({ text });
  });

  const sealedBytes = (bytes: number[]): string =>
    nativeSeal(new Uint8Array(bytes), Buffer.from(SECRET, 'ascii'));
  it.each([
    ['nothing', ''],
    ['text that is not base64', '{"ret":0}'],
    ['a length that is not whole blocks', Buffer.alloc(20).toString('base64')],
    ['base64 without its padding', Buffer.alloc(16).toString('base64').replace(/=+$/, '')],
    ['another key', seal({ a: 1 }, 'berth-product-16')],
    ['broken UTF-8', sealedBytes([0x22, 0xc3, 0x28, 0x22])],
    ['text that is not JSON', sealedBytes([...Buffer.from('hello')])],
    ['nothing but zeros', sealedBytes([0, 0, 0])],
  ])('refuse %s with the one error', (_name, text) => {
    expect(() => unseal(text, SECRET)).toThrow(new UndecodableError());
  });

  const wrong = ['', 'x'.repeat(15), 'x'.repeat(17), '十六个字符十六个字符十六个字符十'];
  it.each(wrong)('refuse the secret %j', (secret) => {
    expect(() => seal({}, secret)).toThrow(RangeError);
    expect(() => unseal('AAAAAAAAAAAAAAAAAAAAAA==', secret)).toThrow(RangeError);
  });

  it.each([undefined, () => 1, Symbol('s')])('refuse %o, which JSON cannot express', (value) => {
    expect(() => seal(value, SECRET)).toThrow(TypeError);
  });
});
