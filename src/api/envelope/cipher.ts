/** AES-128, ECB, zero padding, base64, on bytes. JSON and the checks of the key are the envelope's. */
import AES from 'crypto-js/aes.js';
import Base64 from 'crypto-js/enc-base64.js';
import ECB from 'crypto-js/mode-ecb.js';
import ZeroPadding from 'crypto-js/pad-zeropadding.js';
import { bytesOf, wordsOf } from './words.ts';

const BLOCK_BYTES = 16;
const options = { mode: ECB, padding: ZeroPadding };

/** Bytes that end in NUL lose them on the way back; JSON never does. */
export function encrypt(bytes: Uint8Array, key: Uint8Array): string {
  return AES.encrypt(wordsOf(bytes), wordsOf(key), options).ciphertext.toString(Base64);
}

/** @returns `undefined` for text that is not base64 of whole blocks */
export function decrypt(text: string, key: Uint8Array): Uint8Array<ArrayBuffer> | undefined {
  // crypto-js reads any text as base64, skipping what it does not know; this does not.
  if (text === '' || text.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(text)) return undefined;
  const ciphertext = Base64.parse(text);
  if (ciphertext.sigBytes % BLOCK_BYTES !== 0) return undefined;
  // Handed over as an object (of which only this field is read): a string would be searched for an OpenSSL salt first.
  return bytesOf(AES.decrypt({ ciphertext } as never, wordsOf(key), options));
}
