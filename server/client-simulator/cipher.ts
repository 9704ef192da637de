/**
 * The client's side of the bridge's cipher, on `node:crypto`: AES-128-CBC with zero padding, base64.
 * Written independently of the page's library, so that each checks the other.
 */
import { createCipheriv, createDecipheriv } from 'node:crypto';

const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

export type ClientCipher = ReturnType<typeof createClientCipher>;

/** The page sends with the slices from 1 and 3 and receives with those from 0 and 4; the client reversed. */
export function createClientCipher(secret: string) {
  const slice = (from: number): Buffer => Buffer.from(secret.slice(from, from + 16), 'ascii');
  const receiveKey = slice(1);
  const receiveIv = slice(3);
  const sendKey = slice(0);
  const sendIv = slice(4);
  return {
    seal(text: string) {
      const plain = Buffer.from(text, 'utf8');
      const padded = Buffer.alloc(Math.ceil(plain.length / 16) * 16);
      plain.copy(padded);
      const cipher = createCipheriv('aes-128-cbc', sendKey, sendIv).setAutoPadding(false);
      return Buffer.concat([cipher.update(padded), cipher.final()]).toString('base64');
    },
    /** The text, or nothing when the frame does not decode. */
    open(frame: string) {
      if (!BASE64.test(frame)) return undefined;
      try {
        const decipher = createDecipheriv('aes-128-cbc', receiveKey, receiveIv).setAutoPadding(false);
        const plain = Buffer.concat([decipher.update(Buffer.from(frame, 'base64')), decipher.final()]);
        const end = plain.findLastIndex((byte) => byte !== 0) + 1;
        return new TextDecoder('utf-8', { fatal: true }).decode(plain.subarray(0, end));
      } catch {
        // Not whole blocks, or not UTF-8: not a frame of this session.
        return undefined;
      }
    },
  };
}
