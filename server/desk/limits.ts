/** Which limit guards what at the desk. Each ends by itself, and the page says when. */
import type { LimitsConfig } from '#server/config.ts';
import type { KeyedHash } from '#server/keyed-hash.ts';
import type { LimitRule } from '#server/limits/limiter.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** Links that say who their visitor is. */
const CLAIMS_PER_ADDRESS_HOUR = 120;
const SIGN_INS_PER_ADDRESS_HOUR = 30;

export type DeskLimits = ReturnType<typeof deskLimits>;

export function deskLimits(limits: LimitsConfig, hash: KeyedHash) {
  const rule = (name: string, of: string, limit: number, windowSeconds: number): LimitRule => ({
    key: hash('limit', `desk-${name}`, of),
    limit,
    windowSeconds,
  });
  return {
    message: (session: string, address: string): LimitRule[] => [
      rule('messages', session, limits.deskMessagesPerMinute, MINUTE),
      rule('messages-address', address, limits.deskMessagesPerAddressHour, HOUR),
    ],
    conversation: (address: string) =>
      rule('conversations', address, limits.deskConversationsPerAddressHour, HOUR),
    claim: (address: string) => rule('claims', address, CLAIMS_PER_ADDRESS_HOUR, HOUR),
    signIn: (address: string) => rule('sign-in', address, SIGN_INS_PER_ADDRESS_HOUR, HOUR),
  };
}
