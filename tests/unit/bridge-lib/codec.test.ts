import { createCipheriv, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createAesCodec } from '#bridge-lib/codec.ts';
import { createClientCipher } from '#server/client-simulator/cipher.ts';

const SECRET = 'abcdefghijklmnopqrstuvwxyz';
const host = { clock: { now: () => 0 }, yieldTask: () => Promise.resolve() };
const codec = createAesCodec(SECRET, host);
/** Small texts are encoded at once. */
const encode = (text: string): string => codec.encode(text) as string;
const client = createClientCipher(SECRET);

/** AES-128-CBC over zero-padded text, with node:crypto. */
function seal(text: string | Buffer, key: string, vector: string): string {
  const plain = Buffer.from(text);
  const padded = Buffer.concat([plain, Buffer.alloc((16 - (plain.length % 16)) % 16)]);
  const cipher = createCipheriv('aes-128-cbc', key, vector).setAutoPadding(false);
  return Buffer.concat([cipher.update(padded), cipher.final()]).toString('base64');
}

describe('createAesCodec', () => {
  it('§7.31 §9.10 sends with the slices from 1 and 3: known bytes', () => {
    // By `openssl enc -aes-128-cbc -nopad`.
    expect(encode('{"a":1}')).toBe('pNlwRsYJ0p+iRo8kF4IT2A==');
    expect(encode('{"a":1}')).toBe(seal('{"a":1}', 'bcdefghijklmnopq', 'defghijklmnopqrs'));
  });

  it('receives with the slices from 0 and 4: known bytes', () => {
    const frame = seal('{"a":1}', 'abcdefghijklmnop', 'efghijklmnopqrst');

    expect(frame).toBe('VVxDZgNpgLEog18K57DgVQ==');
    expect(codec.decode(frame)).toBe('{"a":1}');
  });

  it.each([0, 1, 15, 16, 17, 31, 32, 33, 300, 4_096])('pads %i bytes to whole blocks and back', (length) => {
    const text = 'x'.repeat(length);
    const frame = encode(text);

    expect(frame).toBe(seal(text, 'bcdefghijklmnopq', 'defghijklmnopqrs'));
    expect(Buffer.from(frame, 'base64')).toHaveLength(Math.ceil(length / 16) * 16);
    expect(client.open(frame)).toBe(length === 0 ? undefined : text);
    expect(codec.decode(client.seal(text))).toBe(length === 0 ? undefined : text);
  });

  it('encodes large texts in pieces, with the same bytes as in one', async () => {
    const text = randomBytes(200_000).toString('hex');
    const frame = codec.encode(text);

    expect(frame).toBeInstanceOf(Promise);
    expect(await frame).toBe(seal(text, 'bcdefghijklmnopq', 'defghijklmnopqrs'));
    expect(await codec.decode(client.seal(text))).toBe(text);
  });

  it.each([
    ['not UTF-8', seal(Buffer.from([0xff, 0xfe, 0x41]), 'abcdefghijklmnop', 'efghijklmnopqrst')],
    ['not whole blocks', Buffer.alloc(17).toString('base64')],
    ['not base64', 'ä'.repeat(24)],
    ['large and not UTF-8', seal(Buffer.alloc(100_000, 0xff), 'abcdefghijklmnop', 'efghijklmnopqrst')],
    ['empty', ''],
  ])('gives nothing for a frame that is %s', async (_what, frame) => {
    expect(await codec.decode(frame)).toBeUndefined();
  });
});
