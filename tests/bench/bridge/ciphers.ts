/** Four ciphers behind the library's codec: its own, and those that could take its place. */
import { cbc } from '@noble/ciphers/aes.js';
import cryptoJsAes from 'crypto-js/aes.js';
import CryptoJS from 'crypto-js/core.js';
import 'crypto-js/lib-typedarrays.js';
import noPadding from 'crypto-js/pad-nopadding.js';
import { type Bytes, type CbcCipher, aesCbc } from '#bridge-lib/cipher.ts';

const BLOCK = 16;

const WITHOUT_PADDING = { disablePadding: true } as const;

/** Makes the key ready for every message anew: its interface has no other way. */
const nobleCipher: CbcCipher = {
  pieceBytes: aesCbc.pieceBytes,
  createEncryption: (key) => (iv, blocks) => cbc(key, iv, WITHOUT_PADDING).encrypt(blocks),
  createDecryption: (key) => (iv, blocks) => cbc(key, iv, WITHOUT_PADDING).decrypt(blocks),
};

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

const cryptoJsCipher: CbcCipher = {
  pieceBytes: aesCbc.pieceBytes,
  createEncryption(keyBytes) {
    const key = toWords(keyBytes);
    return (iv, blocks) =>
      toBytes(cryptoJsAes.encrypt(toWords(blocks), key, { iv: toWords(iv), padding: noPadding }).ciphertext);
  },
  createDecryption(keyBytes) {
    const key = toWords(keyBytes);
    return (iv, blocks) => {
      const params = CryptoJS.lib.CipherParams.create({ ciphertext: toWords(blocks) });
      return toBytes(cryptoJsAes.decrypt(params, key, { iv: toWords(iv), padding: noPadding }));
    };
  },
};

function importKey(key: Bytes): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', key, 'AES-CBC', false, ['encrypt', 'decrypt']);
}

async function encryptPadded(key: Promise<CryptoKey>, iv: Bytes, blocks: Bytes): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-CBC', iv }, await key, blocks));
}

const webCryptoCipher: CbcCipher = {
  // It works on threads of its own, so that nothing has to be cut.
  pieceBytes: Infinity,
  createEncryption(keyBytes) {
    const key = importKey(keyBytes);
    // It always pads: the last block is its own.
    return async (iv, blocks) => (await encryptPadded(key, iv, blocks)).slice(0, blocks.length);
  },
  createDecryption(keyBytes) {
    const key = importKey(keyBytes);
    return async (iv, blocks) => {
      // It insists on padding: a block that decrypts to sixteen times sixteen is put behind.
      const padding = await encryptPadded(key, blocks.slice(-BLOCK), new Uint8Array());
      const padded = new Uint8Array(blocks.length + BLOCK);
      padded.set(blocks);
      padded.set(padding, blocks.length);
      return new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-CBC', iv }, await key, padded));
    };
  },
};

export const CIPHERS: readonly (readonly [name: string, cipher: CbcCipher])[] = [
  ['own', aesCbc],
  ['@noble/ciphers', nobleCipher],
  ['WebCrypto', webCryptoCipher],
  ['crypto-js', cryptoJsCipher],
];
