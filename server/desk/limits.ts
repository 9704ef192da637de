/** Which limit guards what at the desk. Each ends by itself, and the page says when. */
import type { LimitsConfig } from '#server/limits/config.ts';
import { networksOf } from '#server/http/client-address.ts';
import type { KeyedHash } from '#server/keyed-hash.ts';
import type { LimitRule } from '#server/limits/limit.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** Links that say who their visitor is. */
const CLAIMS_PER_ADDRESS_HOUR = 120;
const SIGN_INS_PER_ADDRESS_HOUR = 30;

export function deskLimits(limits: LimitsConfig, hash: KeyedHash) {
  const rule = (name: string, of: string, limit: number, windowSeconds: number): LimitRule => ({
    key: hash('limit', `desk-${name}`, of),
    limit,
    windowSeconds,
  });
  const perAddress = (name: string, address: string, hourly: number): LimitRule[] =>
    networksOf(address).map((network) => rule(name, network.name, hourly * network.times, HOUR));
  return {
    message: (session: string, address: string): LimitRule[] => [
      rule('messages', session, limits.deskMessagesPerMinute, MINUTE),
      ...perAddress('messages-address', address, limits.deskMessagesPerAddressHour),
    ],
    conversation: (address: string) =>
      perAddress('conversations', address, limits.deskConversationsPerAddressHour),
    claim: (address: string) => perAddress('claims', address, CLAIMS_PER_ADDRESS_HOUR),
    signIn: (address: string) => perAddress('sign-in', address, SIGN_INS_PER_ADDRESS_HOUR),
  };
}
