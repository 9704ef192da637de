/** Identifiers that tell nothing: neither how many there are nor which comes next. */
import { randomFillSync } from 'node:crypto';

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'; // without i, l, o, u: readable aloud

/** Random bytes in stock, since each request has an id. */
const stock = new Uint8Array(4096);
let used = stock.length;

/** 16 characters of 5 bits. */
export function newId(length = 16): string {
  if (used + length > stock.length) {
    randomFillSync(stock);
    used = 0;
  }
  let id = '';
  // 32 letters: each comes as often as the others.
  for (const end = used + length; used < end; used++)
    id += ALPHABET.charAt((stock[used] ?? 0) % ALPHABET.length);
  return id;
}
