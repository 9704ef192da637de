/**
 * The block that an external chat service trusts. It is signed here, since with the secret in a page anyone could sign
 * as anyone. Every visitor has the site's own web token, never one that a page hands in.
 */
import { createHash, randomBytes } from 'node:crypto';
import type { ServerConfig } from '#server/config.ts';
import type { ReplyInputOf } from '#src/api/contract/call.ts';
import type { customerServiceSignature } from '#src/api/contract/customer-service.ts';

/**
 * @param timestampSeconds since 1970; the service accepts it for five minutes
 * @param nonce 128 bits, new each time
 */
export function signChat(
  { secret, webToken }: ServerConfig['chat'],
  timestampSeconds: number,
  nonce: string = randomBytes(16).toString('hex'),
): ReplyInputOf<typeof customerServiceSignature> {
  const text = `nonce=${nonce}&timestamp=${timestampSeconds}&web_token=${webToken}&${secret}`;
  return {
    nonce,
    timestamp: timestampSeconds,
    web_token: webToken,
    // Upper-case hex.
    signature: createHash('sha256').update(text).digest('hex').toUpperCase(),
    algorithm: 'SHA256',
  };
}
