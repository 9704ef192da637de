/** AES-128, ECB, zero padding, base64, on bytes. The envelope does the JSON and checks the key. */
import AES from 'crypto-js/aes.js';
import CryptoCore from 'crypto-js/core.js';
import Base64 from 'crypto-js/enc-base64.js';
import ECB from 'crypto-js/mode-ecb.js';
import ZeroPadding from 'crypto-js/pad-zeropadding.js';

const BLOCK_BYTES = 16;
const options = { mode: ECB, padding: ZeroPadding };

/** Trailing NUL bytes are lost by the padding; JSON has none. */
export function encrypt(bytes: Uint8Array, key: Uint8Array): string {
  return AES.encrypt(wordsOf(bytes), wordsOf(key), options).ciphertext.toString(Base64);
}

/** @returns `undefined` for text that is not base64 of whole blocks */
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
