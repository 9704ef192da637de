import { createCipheriv, randomBytes } from 'node:crypto';
import { cbc } from '@noble/ciphers/aes.js';
import { describe, expect, it } from 'vitest';
import { type Bytes, createCbc } from '#bridge-lib/aes-cbc.ts';

const BLOCK = 16;
const hex = (text: string): Bytes => Uint8Array.from(Buffer.from(text.replaceAll(/\s/g, ''), 'hex'));
const random = (length: number): Bytes => Uint8Array.from(randomBytes(length));

// The cipher works in place.
const encrypt = (key: Bytes, iv: Bytes, blocks: Bytes): Bytes => createCbc(key, true)(iv, blocks.slice());
const decrypt = (key: Bytes, iv: Bytes, blocks: Bytes): Bytes => createCbc(key, false)(iv, blocks.slice());

/** The same with OpenSSL. */
function reference(key: Bytes, iv: Bytes, blocks: Bytes): Bytes {
  const cipher = createCipheriv('aes-128-cbc', key, iv).setAutoPadding(false);
  return Uint8Array.from(Buffer.concat([cipher.update(blocks), cipher.final()]));
}

function expectBothWays(key: Bytes, iv: Bytes, blocks: Bytes, sealed: Bytes): void {
  // Compared by one call, since a matcher takes a hundred times as long.
  expect(Buffer.compare(encrypt(key, iv, blocks), sealed)).toBe(0);
  expect(Buffer.compare(decrypt(key, iv, sealed), blocks)).toBe(0);
}

describe('createCbc', () => {
  it('agrees with the vectors for CBC of NIST SP 800-38A (F.2.1 and F.2.2)', () => {
    expectBothWays(
      hex('2b7e151628aed2a6abf7158809cf4f3c'),
      hex('000102030405060708090a0b0c0d0e0f'),
      hex(`6bc1bee22e409f96e93d7e117393172a ae2d8a571e03ac9c9eb76fac45af8e51
           30c81c46a35ce411e5fbc1191a0a52ef f69f2445df4f9b17ad2b417be66c3710`),
      hex(`7649abac8119b246cee98e9b12e9197d 5086cb9b507219ee95db113a917678b2
           73bed6b8e3c1743b7116e69e22229516 3ff1caa1681fac09120eca307586e1a7`),
    );
  });

  it('agrees with OpenSSL and with @noble/ciphers on 2,000 random messages', () => {
    for (let time = 0; time < 2_000; time += 1) {
      const [key, iv, blocks] = [random(BLOCK), random(BLOCK), random(BLOCK * (1 + (time % 40)))];
      const sealed = reference(key, iv, blocks);

      expectBothWays(key, iv, blocks, sealed);
      expect(Buffer.compare(cbc(key, iv, { disablePadding: true }).encrypt(blocks), sealed)).toBe(0);
    }
  });

  it('does not change key and vector, and accepts a part of a buffer and empty input', () => {
    const key = random(BLOCK);
    const iv = random(BLOCK);
    const copies = [key.slice(), iv.slice()];
    const buffer = random(BLOCK * 3 + 3);
    // Not aligned to four bytes.
    const blocks = buffer.subarray(3, 3 + 2 * BLOCK);
    const around = [buffer.slice(0, 3), buffer.slice(3 + 2 * BLOCK)];
    const sealed = reference(key, iv, blocks);

    expect(createCbc(key, true)(iv, blocks)).toEqual(sealed);
    expect([buffer.slice(0, 3), buffer.slice(3 + 2 * BLOCK)]).toEqual(around);
    expect([key, iv]).toEqual(copies);
    expect(encrypt(key, iv, new Uint8Array())).toHaveLength(0);
    expect(decrypt(key, iv, new Uint8Array())).toHaveLength(0);
  });
});
