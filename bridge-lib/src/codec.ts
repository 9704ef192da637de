/**
 * Between the text of a message and the frame on the wire: UTF-8, zero padding, AES-128-CBC, base64.
 * Owns the slices of the session secret and the pauses within large frames. What fails to decode gives
 * nothing at all: the slices overlap, so a leaked plain text of a forged frame would give away the key.
 */
import { decodeBase64, encodeBase64 } from './base64.ts';
import { type Bytes, type CbcCipher, nobleCipher } from './cipher.ts';
import { type Pacer, type PacerHost, createPacer } from './pacer.ts';

export type Frame = string | ArrayBuffer | ArrayBufferView<ArrayBuffer>;

export interface Codec {
  encode(text: string): string | Promise<string>;
  /** The text, or nothing when the frame does not decode. Never throws. */
  decode(frame: Frame): string | undefined | Promise<string | undefined>;
}

/** Makes the codec of one connection out of its session secret. */
export type CodecFactory = (secret: string) => Codec;

const BLOCK = 16;
/** Where the page cuts its keys from the secret; the desktop client does the reverse. */
export const SLICES = { sendKey: 1, sendIv: 3, receiveKey: 0, receiveIv: 4 } as const;

const utf8 = new TextEncoder();
const strictUtf8 = new TextDecoder('utf-8', { fatal: true });

export function createAesCodec(secret: string, host: PacerHost, cipher: CbcCipher = nobleCipher): Codec {
  const slice = (from: number): Bytes => utf8.encode(secret.slice(from, from + BLOCK));
  const sendKey = slice(SLICES.sendKey);
  const sendIv = slice(SLICES.sendIv);
  const receiveKey = slice(SLICES.receiveKey);
  const receiveIv = slice(SLICES.receiveIv);

  const encode = (text: string): string | Promise<string> => {
    const blocks = pad(utf8.encode(text));
    if (blocks.length > cipher.pieceBytes) return encodeInPieces(blocks, createPacer(host));
    const sealed = cipher.encrypt(sendKey, sendIv, blocks);
    return sealed instanceof Promise ? sealed.then(encodeBase64) : encodeBase64(sealed);
  };

  const encodeInPieces = async (blocks: Bytes, pacer: Pacer): Promise<string> => {
    await pacer.pause();
    const sealed = new Uint8Array(blocks.length);
    let iv = sendIv;
    for (let from = 0; from < blocks.length; from += cipher.pieceBytes) {
      const piece = await cipher.encrypt(sendKey, iv, blocks.slice(from, from + cipher.pieceBytes));
      sealed.set(piece, from);
      iv = piece.slice(-BLOCK);
      await pacer.pause();
    }
    return encodeBase64(sealed);
  };

  const decodeBlocks = (blocks: Bytes | undefined): string | undefined | Promise<string | undefined> => {
    if (!blocks || blocks.length === 0 || blocks.length % BLOCK !== 0) return undefined;
    if (blocks.length > cipher.pieceBytes) return decodeInPieces(blocks, createPacer(host));
    try {
      const plain = cipher.decrypt(receiveKey, receiveIv, blocks);
      return plain instanceof Promise ? plain.then(unpad, nothing) : unpad(plain);
    } catch {
      return undefined;
    }
  };

  const decodeInPieces = async (blocks: Bytes, pacer: Pacer): Promise<string | undefined> => {
    try {
      await pacer.pause();
      const plain = new Uint8Array(blocks.length);
      let iv = receiveIv;
      for (let from = 0; from < blocks.length; from += cipher.pieceBytes) {
        const piece = blocks.slice(from, from + cipher.pieceBytes);
        plain.set(await cipher.decrypt(receiveKey, iv, piece), from);
        iv = piece.slice(-BLOCK);
        await pacer.pause();
      }
      const text = unpad(plain);
      await pacer.pause();
      return text;
    } catch {
      return undefined;
    }
  };

  return {
    encode,
    decode(frame) {
      if (typeof frame === 'string') return decodeBlocks(decodeBase64(frame));
      const bytes = toBytes(frame);
      // A binary frame holds the cipher text itself, or its base64.
      const plain = decodeBlocks(bytes);
      const again = (text: string | undefined): string | undefined | Promise<string | undefined> =>
        text ?? decodeBlocks(decodeBase64(latin1.decode(bytes)));
      return plain instanceof Promise ? plain.then(again) : again(plain);
    },
  };
}

const latin1 = new TextDecoder('latin1');

function nothing(): undefined {
  return undefined;
}

function toBytes(frame: ArrayBuffer | ArrayBufferView<ArrayBuffer>): Bytes {
  return frame instanceof ArrayBuffer
    ? new Uint8Array(frame)
    : new Uint8Array(frame.buffer, frame.byteOffset, frame.byteLength).slice();
}

function pad(bytes: Bytes): Bytes {
  const spare = bytes.length % BLOCK;
  if (spare === 0) return bytes;
  const padded = new Uint8Array(bytes.length + BLOCK - spare);
  padded.set(bytes);
  return padded;
}

/** JSON never ends in NUL, so that every trailing NUL is padding. */
function unpad(bytes: Bytes): string | undefined {
  let end = bytes.length;
  while (end > 0 && bytes[end - 1] === 0) end -= 1;
  try {
    return strictUtf8.decode(bytes.subarray(0, end));
  } catch {
    return undefined;
  }
}
