/**
 * What the codec asks of a cipher, and the one that it uses. Another one can take its place: the README has an
 * example. Padding, slices and base64 are the codec's.
 */
import { createCbc } from './aes-cbc.ts';

/** Bytes of an own buffer, none that is shared with other threads. */
export type Bytes = Uint8Array<ArrayBuffer>;

/**
 * One direction under one key. Takes the vector (16 bytes) and whole blocks, and gives as many bytes, at once or
 * later; it may change `blocks` in place, never `iv`.
 */
export type CbcTransform = (iv: Bytes, blocks: Bytes) => Bytes | Promise<Bytes>;

/** AES-128 in CBC mode without padding of its own, as the wire has it. */
export interface CbcCipher {
  /** Longest piece for one call, in bytes, so that no call holds the page; a multiple of 16. */
  readonly pieceBytes: number;
  /** Each is made once for a connection: a key takes as long to make ready as several blocks. `key` is 16 bytes. */
  createEncryption(key: Bytes): CbcTransform;
  createDecryption(key: Bytes): CbcTransform;
}

/** The library's own cipher, which needs no promise and no secure context. */
export const aesCbc: CbcCipher = {
  // Some 5 ms on a slow phone: small beside a frame of animation, large beside the cost of a pause.
  pieceBytes: 64 * 1024,
  createEncryption: (key) => createCbc(key, true),
  createDecryption: (key) => createCbc(key, false),
};
