/** Between bytes and the big-endian 32-bit words that crypto-js works on. */
import CryptoCore from 'crypto-js/core.js';

interface Words {
  words: number[];
  sigBytes: number;
}

export function wordsOf(bytes: Uint8Array) {
  const words = new Array<number>(Math.ceil(bytes.length / 4)).fill(0);
  bytes.forEach((byte, index) => {
    words[index >>> 2] = (words[index >>> 2] ?? 0) | (byte << (24 - (index % 4) * 8));
  });
  return CryptoCore.lib.WordArray.create(words, bytes.length);
}

export function bytesOf({ words, sigBytes }: Words): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(words.length * 4));
  words.forEach((word, index) => view.setInt32(index * 4, word));
  return new Uint8Array(view.buffer, 0, sigBytes);
}
