/**
 * Base64 between text and bytes, strict: no white space, no missing padding. Uses the engine's own
 * `toBase64`/`fromBase64` where there is one (browsers since 2025), else `btoa` and `atob`.
 */
import type { Bytes } from './aes-cbc.ts';

interface NativeBase64 {
  toBase64?: () => string;
}
interface NativeBase64Constructor {
  fromBase64?: (text: string, options: { lastChunkHandling: 'strict' }) => Bytes;
}

/** As many arguments as every engine takes at once. */
const PIECE = 8_192;

export function encodeBase64(bytes: Bytes): string {
  // The types of the target library lack the method, since not every supported engine has it.
  const native: NativeBase64 = bytes;
  return native.toBase64?.() ?? encodeByLetters(bytes);
}

/** @throws SyntaxError or DOMException for what is not base64 */
export function decodeBase64(text: string): Bytes {
  const native: NativeBase64Constructor = Uint8Array;
  return native.fromBase64?.(text, { lastChunkHandling: 'strict' }) ?? decodeByLetters(text);
}

export function encodeByLetters(bytes: Bytes): string {
  let letters = '';
  for (let from = 0; from < bytes.length; from += PIECE) {
    // A spread would iterate over the bytes, which takes eight times as long. The types of `apply` want lists of
    // numbers, and those of `Reflect` have no result type.
    letters += Reflect.apply(String.fromCharCode, null, bytes.subarray(from, from + PIECE)) as string;
  }
  return btoa(letters);
}

export function decodeByLetters(text: string): Bytes {
  // `atob` itself would let white space and missing padding through.
  if (text.length % 4 !== 0 || /\s/.test(text)) throw new SyntaxError('not base64');
  const letters = atob(text);
  const bytes = new Uint8Array(letters.length);
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = letters.charCodeAt(at);
  return bytes;
}
