/**
 * AES-128 in CBC mode over whole blocks. Owns the choice of the cipher (`@noble/ciphers`: the fastest for
 * small frames, the smallest to ship, synchronous); padding, slices and base64 are the codec's.
 */
import { cbc } from '@noble/ciphers/aes.js';

export type Bytes = Uint8Array<ArrayBuffer>;

/** `blocks` is a multiple of 16 bytes long. A cipher may answer at once or later. */
export interface CbcCipher {
  /** Longest piece for one call, in bytes, so that no call holds the page; a multiple of 16. */
  readonly pieceBytes: number;
  encrypt(key: Bytes, iv: Bytes, blocks: Bytes): Bytes | Promise<Bytes>;
  decrypt(key: Bytes, iv: Bytes, blocks: Bytes): Bytes | Promise<Bytes>;
}

const WITHOUT_PADDING = { disablePadding: true } as const;

export const nobleCipher: CbcCipher = {
  // About 1.5 ms on a slow phone: small beside a frame of animation, large beside the cost of a pause.
  pieceBytes: 64 * 1024,
  encrypt: (key, iv, blocks) => cbc(key, iv, WITHOUT_PADDING).encrypt(blocks),
  decrypt: (key, iv, blocks) => cbc(key, iv, WITHOUT_PADDING).decrypt(blocks),
};
