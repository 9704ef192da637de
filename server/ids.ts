/** Identifiers that reveal neither how many there are nor which comes next. */
import { randomFillSync } from 'node:crypto';

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'; // without i, l, o, u: readable aloud

/** Random bytes in advance, since each request needs an id. */
const randomPool = new Uint8Array(4096);
let used = randomPool.length;

/** 16 characters of 5 bits. */
export function newId(length = 16): string {
  if (used + length > randomPool.length) {
    randomFillSync(randomPool);
    used = 0;
  }
  let id = '';
  // 32 letters, so that all are equally likely.
  for (const end = used + length; used < end; used++)
    id += ALPHABET.charAt((randomPool[used] ?? 0) % ALPHABET.length);
  return id;
}
