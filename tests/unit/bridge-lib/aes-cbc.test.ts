import { createCipheriv, randomBytes } from 'node:crypto';
import { cbc } from '@noble/ciphers/aes.js';
import { describe, expect, it } from 'vitest';
import { createCbc } from '#bridge-lib/aes-cbc.ts';
import type { Bytes } from '#bridge-lib/cipher.ts';

const BLOCK = 16;
const random = (length: number): Bytes => Uint8Array.from(randomBytes(length));
/** 16 bytes of which one is set. */
const single = (at: number, byte: number): Bytes => new Uint8Array(BLOCK).fill(byte, at, at + 1);
const everyByte = Array.from({ length: 256 }, (_, byte) => byte);
const everyPlace = Array.from({ length: BLOCK }, (_, at) => at);

// The cipher answers at once, and works in place.
const encrypt = (key: Bytes, iv: Bytes, blocks: Bytes): Bytes =>
  createCbc(key, true)(iv, blocks.slice()) as Bytes;
const decrypt = (key: Bytes, iv: Bytes, blocks: Bytes): Bytes =>
  createCbc(key, false)(iv, blocks.slice()) as Bytes;

/** The same by OpenSSL. */
function reference(key: Bytes, iv: Bytes, blocks: Bytes): Bytes {
  const cipher = createCipheriv('aes-128-cbc', key, iv).setAutoPadding(false);
  return Uint8Array.from(Buffer.concat([cipher.update(blocks), cipher.final()]));
}

function expectBothWays(key: Bytes, iv: Bytes, blocks: Bytes, sealed = reference(key, iv, blocks)): void {
  expect(encrypt(key, iv, blocks)).toEqual(sealed);
  expect(decrypt(key, iv, sealed)).toEqual(blocks);
}

describe('createCbc', () => {
  it.each(everyPlace)('agrees with OpenSSL for every byte at place %i of key, vector and block', (at) => {
    const none = new Uint8Array(BLOCK);
    for (const byte of everyByte) {
      expectBothWays(single(at, byte), none, none);
      expectBothWays(none, single(at, byte), none);
      expectBothWays(none, none, single(at, byte));
    }
  });

  it('agrees with OpenSSL and with @noble/ciphers on 2,000 random messages', () => {
    for (let time = 0; time < 2_000; time += 1) {
      const [key, iv, blocks] = [random(BLOCK), random(BLOCK), random(BLOCK * (1 + (time % 40)))];
      const sealed = reference(key, iv, blocks);

      expectBothWays(key, iv, blocks, sealed);
      expect(cbc(key, iv, { disablePadding: true }).encrypt(blocks)).toEqual(sealed);
    }
  });

  it('leaves key and vector as they are, takes a part of a buffer, and nothing at all', () => {
    const key = random(BLOCK);
    const iv = random(BLOCK);
    const copies = [key.slice(), iv.slice()];
    const buffer = random(BLOCK * 3 + 3);
    // Not at a multiple of four bytes.
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
