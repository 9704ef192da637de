/**
 * From the text of a message to the frame on the wire and back: UTF-8, zero padding, AES-128-CBC, base64. Owns the
 * slices of the session secret and the pauses within large frames. A frame that does not decode gives nothing at all:
 * the slices overlap, so a leaked plain text of a forged frame would reveal the key.
 */
import { type Bytes, type CbcTransform, createCbc } from './aes-cbc.ts';
import { decodeBase64, encodeBase64 } from './base64.ts';
import { type PacerHost, createPacer } from './pacer.ts';

/** A value that is available now or later. */
export type MaybePromise<Value> = Value | Promise<Value>;

/** Waits only where it must. With the name `then` a dynamic import would treat this module as a promise. */
export function andThen<Value, Next>(
  value: MaybePromise<Value>,
  next: (value: Value) => MaybePromise<Next>,
): MaybePromise<Next> {
  return value instanceof Promise ? value.then(next) : next(value);
}

/** The data of a socket's message. */
export type Frame = string | ArrayBuffer | ArrayBufferView<ArrayBuffer>;

/** Converts between messages and frames, for one connection. */
export interface Codec {
  encode(text: string): MaybePromise<string>;
  /** The text, or nothing when the frame does not decode. Never throws or rejects. */
  decode(frame: Frame): MaybePromise<string | undefined>;
}

/** Makes the codec of one connection from its session secret: at least 20 characters of visible ASCII. */
export type CodecFactory = (secret: string) => Codec;

const BLOCK = 16;
/** Longest piece of uninterrupted work, in bytes: about 5 ms on a slow phone, less than a frame, more than a pause. */
const PIECE = 64 * 1024;
// The slices of the secret that are the page's keys and vectors; the desktop client uses them the other way round.
const SEND_KEY = 1;
const SEND_IV = 3;
const RECEIVE_KEY = 0;
const RECEIVE_IV = 4;

const utf8 = /* @__PURE__ */ new TextEncoder();
const strictUtf8 = /* @__PURE__ */ new TextDecoder('utf-8', { fatal: true });

/**
 * The codec of the desktop client. Longer frames are processed in pieces, with pauses for the page; their promises may
 * resolve in any order, so the caller has to keep the order.
 *
 * @param secret `sid`; the first 20 characters count
 * @param host the clock and the pause between pieces
 * @example
 * const codec = createAesCodec(sid, { clock: performance, yieldTask: () => scheduler.yield() });
 * socket.send(await codec.encode('{"requestId":"…"}'));
 */
export function createAesCodec(secret: string, host: PacerHost): Codec {
  const slice = (from: number): Bytes => utf8.encode(secret.slice(from, from + BLOCK));
  const encrypt = createCbc(slice(SEND_KEY), true);
  const decrypt = createCbc(slice(RECEIVE_KEY), false);
  const sendIv = slice(SEND_IV);
  const receiveIv = slice(RECEIVE_IV);

  const inPieces = async <Value>(
    transform: CbcTransform,
    iv: Bytes,
    blocks: Bytes,
    finish: (bytes: Bytes) => Value,
  ): Promise<Value> => {
    const pause = createPacer(host);
    const done = new Uint8Array(blocks.length);
    for (let from = 0; from < blocks.length; from += PIECE) {
      const piece = blocks.slice(from, from + PIECE);
      const before = piece.slice(-BLOCK);
      const after = transform(iv, piece);
      done.set(after, from);
      // The last block of the cipher text is the next piece's vector.
      iv = transform === encrypt ? after.slice(-BLOCK) : before;
      await pause();
    }
    const value = finish(done);
    await pause();
    return value;
  };
  const run = <Value>(
    transform: CbcTransform,
    iv: Bytes,
    blocks: Bytes,
    finish: (bytes: Bytes) => Value,
  ): MaybePromise<Value> =>
    blocks.length > PIECE ? inPieces(transform, iv, blocks, finish) : finish(transform(iv, blocks));

  const open = (read: () => Bytes): MaybePromise<string | undefined> => {
    try {
      const blocks = read();
      if (blocks.length === 0 || blocks.length % BLOCK !== 0) return undefined;
      const text = run(decrypt, receiveIv, blocks, unpad);
      return text instanceof Promise ? text.catch(nothing) : text;
    } catch {
      // Not base64, or not UTF-8: the error must not be distinguished or logged.
      return undefined;
    }
  };

  return {
    encode: (text) => run(encrypt, sendIv, pad(text), encodeBase64),
    decode(frame) {
      if (typeof frame === 'string') return open(() => decodeBase64(frame));
      const bytes = ArrayBuffer.isView(frame)
        ? new Uint8Array(frame.buffer, frame.byteOffset, frame.byteLength)
        : new Uint8Array(frame);
      // A binary frame has the cipher text itself, or its base64.
      return andThen(
        open(() => bytes.slice()),
        (text) => text ?? open(() => decodeBase64(strictUtf8.decode(bytes))),
      );
    },
  };
}

function nothing(): undefined {
  return undefined;
}

/** Encoded in place, with room for three bytes a character: a copy would take as long again. */
function pad(text: string): Bytes {
  const room = new Uint8Array(3 * text.length + BLOCK);
  const { written } = utf8.encodeInto(text, room);
  return room.subarray(0, Math.ceil(written / BLOCK) * BLOCK);
}

/**
 * JSON never ends in NUL, so every trailing NUL is padding.
 *
 * @throws TypeError for bytes that are not UTF-8
 */
function unpad(bytes: Bytes): string {
  let end = bytes.length;
  while (bytes[end - 1] === 0) end -= 1;
  return strictUtf8.decode(bytes.subarray(0, end));
}
