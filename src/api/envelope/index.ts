/**
 * The envelope of the website API: JSON, as UTF-8, through AES-128 in ECB mode with zero padding, as base64. It is an
 * encoding that the protocol requires, not protection: its keys are in every page. Confidentiality comes from TLS,
 * authorization from the server's own checks.
 *
 * Imported when a call is made, since the cipher is larger than the pages, and many visits make no call.
 */
import { decrypt, encrypt } from './cipher.ts';

/** One error for every cause: which step failed is not revealed. */
export class UndecodableError extends Error {
  readonly kind = 'undecodable';

  constructor() {
    super('The envelope cannot be decoded.');
    this.name = 'UndecodableError';
  }
}

/**
 * @param value any JSON value
 * @param secret exactly 16 ASCII characters
 * @throws RangeError for a secret of another length, TypeError for a value that JSON cannot express
 */
export function seal(value: unknown, secret: string): string {
  const json = JSON.stringify(value) as string | undefined; // undefined for a function, a symbol or undefined itself
  if (json === undefined) throw new TypeError('The payload has to be JSON.');
  return encrypt(new TextEncoder().encode(json), keyOf(secret));
}

/**
 * @returns the parsed JSON; callers check its shape
 * @throws UndecodableError for anything but an envelope made with this secret
 */
export function unseal(text: string, secret: string): unknown {
  const bytes = decrypt(text, keyOf(secret));
  if (!bytes) throw new UndecodableError();
  try {
    // Without ignoreBOM the decoder would drop a leading U+FEFF.
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
