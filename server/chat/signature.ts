/**
 * The block that an external chat service trusts. Signed here, since the secret in a page would let anyone sign as anyone.
 * The site knows no customer by name, so every visitor speaks with the site's own web token, never with one that a page
 * hands in.
 */
import { createHash, randomBytes } from 'node:crypto';

export interface ChatSignature {
  /** 128 bits, new each time. */
  nonce: string;
  /** Seconds since 1970; the service accepts it for five minutes. */
  timestamp: number;
  web_token: string;
  /** SHA-256, upper-case hex. */
  signature: string;
  algorithm: 'SHA256';
}

export function signChat(
  { secret, webToken }: { secret: string; webToken: string },
  timestampSeconds: number,
  nonce: string = randomBytes(16).toString('hex'),
): ChatSignature {
  const text = `nonce=${nonce}&timestamp=${timestampSeconds}&web_token=${webToken}&${secret}`;
  return {
    nonce,
    timestamp: timestampSeconds,
    web_token: webToken,
    signature: createHash('sha256').update(text).digest('hex').toUpperCase(),
    algorithm: 'SHA256',
  };
}
