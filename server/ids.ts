/** Identifiers that tell nothing: neither how many there are nor which comes next. */
import { randomInt } from 'node:crypto';

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'; // without i, l, o, u: readable aloud

/** 16 characters of 5 bits. */
export function newId(length = 16): string {
  return Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}
