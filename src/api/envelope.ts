/**
 * The envelope of the website API: JSON, as UTF-8, through AES-128 in ECB mode with zero padding, as base64. It is an
 * encoding that the protocol requires, not protection: its keys are in every page. Confidentiality comes from TLS,
 * authorization from the server's own checks.
 *
 * Imported when a call is made, since the cipher is larger than the pages, and many visits make no call.
 */
import AES from 'crypto-js/aes.js';
import CryptoCore from 'crypto-js/core.js';
import Base64 from 'crypto-js/enc-base64.js';
import ECB from 'crypto-js/mode-ecb.js';
import ZeroPadding from 'crypto-js/pad-zeropadding.js';

/** One error for every cause: which step failed is not revealed. */
export class UndecodableError extends Error {
  readonly kind = 'undecodable';

  constructor() {
    super('The envelope cannot be decoded.');
    this.name = 'UndecodableError';
  }
}

/**
 * @param value any JSON value
 * @param secret exactly 16 ASCII characters
 * @throws RangeError for a secret of another length, TypeError for a value that JSON cannot express
 */
export function seal(value: unknown, secret: string): string {
  const json = JSON.stringify(value) as string | undefined; // undefined for a function, a symbol or undefined itself
  if (json === undefined) throw new TypeError('The payload has to be JSON.');
  return encrypt(new TextEncoder().encode(json), keyOf(secret));
}

/**
 * @returns the parsed JSON; callers check its shape
 * @throws UndecodableError for anything but an envelope made with this secret
 */
export function unseal(text: string, secret: string): unknown {
  const bytes = decrypt(text, keyOf(secret));
  if (!bytes) throw new UndecodableError();
  try {
    // Without ignoreBOM the decoder would drop a leading U+FEFF.
    return JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)) as unknown;
  } catch {
    throw new UndecodableError();
  }
}

function keyOf(secret: string): Uint8Array {
  if (!/^[\x20-\x7e]{16}$/.test(secret)) {
    throw new RangeError('The secret has to be exactly 16 ASCII characters.');
  }
  return new TextEncoder().encode(secret);
}

const BLOCK_BYTES = 16;
const options = { mode: ECB, padding: ZeroPadding };

/** Trailing NUL bytes are lost by the padding; JSON has none. @internal for the tests */
export function encrypt(bytes: Uint8Array, key: Uint8Array): string {
  return AES.encrypt(wordsOf(bytes), wordsOf(key), options).ciphertext.toString(Base64);
}

/** @returns `undefined` for text that is not base64 of whole blocks. @internal for the tests */
export function decrypt(text: string, key: Uint8Array): Uint8Array<ArrayBuffer> | undefined {
  // crypto-js decodes any text, skipping what is not base64; this does not.
  if (text === '' || text.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(text)) return undefined;
  const ciphertext = Base64.parse(text);
  if (ciphertext.sigBytes % BLOCK_BYTES !== 0) return undefined;
  // As an object, of which only this field is read: in a string crypto-js would look for an OpenSSL salt.
  return bytesOf(AES.decrypt({ ciphertext } as never, wordsOf(key), options));
}

/** Big-endian 32-bit words, as crypto-js uses them. */
interface Words {
  words: number[];
  sigBytes: number;
}

function wordsOf(bytes: Uint8Array) {
  const words = new Array<number>(Math.ceil(bytes.length / 4)).fill(0);
  bytes.forEach((byte, index) => {
    words[index >>> 2] = (words[index >>> 2] ?? 0) | (byte << (24 - (index % 4) * 8));
  });
  return CryptoCore.lib.WordArray.create(words, bytes.length);
}

function bytesOf({ words, sigBytes }: Words): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(words.length * 4));
  words.forEach((word, index) => view.setInt32(index * 4, word));
  return new Uint8Array(view.buffer, 0, sigBytes);
}
