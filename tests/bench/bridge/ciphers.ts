/** The three ciphers behind the library's codec: the one that was chosen, and the two that were not. */
import cryptoJsAes from 'crypto-js/aes.js';
import CryptoJS from 'crypto-js/core.js';
import 'crypto-js/lib-typedarrays.js';
import noPadding from 'crypto-js/pad-nopadding.js';
import { type Bytes, type CbcCipher, nobleCipher } from '#bridge-lib/cipher.ts';

const BLOCK = 16;

function toWords(bytes: Bytes): CryptoJS.lib.WordArray {
  // `lib-typedarrays` teaches it to take bytes; its types know words only.
  return CryptoJS.lib.WordArray.create(bytes);
}

function toBytes({ words, sigBytes }: CryptoJS.lib.WordArray): Bytes {
  const bytes = new Uint8Array(sigBytes);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < sigBytes; at += 4) view.setInt32(at, words[at >> 2] ?? 0);
  return bytes;
}

export const cryptoJsCipher: CbcCipher = {
  pieceBytes: nobleCipher.pieceBytes,
  encrypt: (key, iv, blocks) =>
    toBytes(
      cryptoJsAes.encrypt(toWords(blocks), toWords(key), { iv: toWords(iv), padding: noPadding }).ciphertext,
    ),
  decrypt(key, iv, blocks) {
    const params = CryptoJS.lib.CipherParams.create({ ciphertext: toWords(blocks) });
    return toBytes(cryptoJsAes.decrypt(params, toWords(key), { iv: toWords(iv), padding: noPadding }));
  },
};

const imported = new WeakMap<Bytes, Promise<CryptoKey>>();

function importKey(key: Bytes): Promise<CryptoKey> {
  const known = imported.get(key);
  if (known) return known;
  const fresh = crypto.subtle.importKey('raw', key, 'AES-CBC', false, ['encrypt', 'decrypt']);
  imported.set(key, fresh);
  return fresh;
}

async function encryptPadded(key: Bytes, iv: Bytes, blocks: Bytes): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-CBC', iv }, await importKey(key), blocks));
}

export const webCryptoCipher: CbcCipher = {
  // It works on threads of its own, so that nothing has to be cut.
  pieceBytes: Infinity,
  async encrypt(key, iv, blocks) {
    // It always pads: the last block is its own.
    return (await encryptPadded(key, iv, blocks)).slice(0, blocks.length);
  },
  async decrypt(key, iv, blocks) {
    // It insists on padding: a block that decrypts to sixteen times sixteen is put behind.
    const padding = await encryptPadded(key, blocks.slice(-BLOCK), new Uint8Array());
    const padded = new Uint8Array(blocks.length + BLOCK);
    padded.set(blocks);
    padded.set(padding, blocks.length);
    const plain = await crypto.subtle.decrypt({ name: 'AES-CBC', iv }, await importKey(key), padded);
    return new Uint8Array(plain);
  },
};

export const CIPHERS: readonly (readonly [name: string, cipher: CbcCipher])[] = [
  ['@noble/ciphers', nobleCipher],
  ['WebCrypto', webCryptoCipher],
  ['crypto-js', cryptoJsCipher],
];
