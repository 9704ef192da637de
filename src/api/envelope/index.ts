/**
 * The envelope of the website API: JSON, as UTF-8, through AES-128 in ECB mode with zero padding, as base64.
 * It is an encoding that the wire asks for, not protection: its keys ship in every page. Nothing may rely on it to hide or to
 * authenticate; TLS does the one, the server's own checks do the other.
 *
 * Loaded only when a call is made (`await import`), since the cipher weighs more than the pages that may never need it.
 */
import { decrypt, encrypt } from './cipher.ts';

/** One error for every cause: which step failed is not told outside. */
export class UndecodableError extends Error {
  readonly kind = 'undecodable';

  constructor() {
    super('The envelope cannot be decoded.');
    this.name = 'UndecodableError';
  }
}

/**
 * @param value anything that JSON can say
 * @param secret exactly 16 ASCII characters
 * @throws RangeError for a secret of another length, TypeError when `value` is nothing that JSON can say
 */
export function seal(value: unknown, secret: string): string {
  const json = JSON.stringify(value) as string | undefined; // undefined for a function, a symbol or undefined itself
  if (json === undefined) throw new TypeError('The payload has to be JSON.');
  return encrypt(new TextEncoder().encode(json), keyOf(secret));
}

/**
 * @returns the parsed JSON; callers check its shape
 * @throws UndecodableError for everything but an envelope made with this secret
 */
export function unseal(text: string, secret: string): unknown {
  const bytes = decrypt(text, keyOf(secret));
  if (!bytes) throw new UndecodableError();
  try {
    // ignoreBOM keeps what was sent: without it the decoder would drop a leading U+FEFF in silence.
    return JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)) as unknown;
  } catch {
    throw new UndecodableError();
  }
}

function keyOf(secret: string): Uint8Array {
  if (!/^[\x20-\x7e]{16}$/.test(secret)) {
    throw new RangeError('The secret has to be exactly 16 ASCII characters.');
  }
  return new TextEncoder().encode(secret);
}
