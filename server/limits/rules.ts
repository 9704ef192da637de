/**
 * Which limit guards what, and under which key. Limits per phone protect its owner and the bill, limits per address a
 * shared secret space; each ends by itself, none locks anyone out for good.
 */
import type { LimitsConfig } from '#server/config.ts';
import type { KeyedHash } from '#server/keyed-hash.ts';
import type { LimitRule } from './limiter.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Longest window: how long events have to be kept. */
export const LONGEST_WINDOW_SECONDS = DAY;

export interface LimitRules {
  /** Codes cost money and ring a phone, whether by SMS or by voice, whatever they are for. */
  codeRequest(phone: string, address: string): LimitRule[];
  /** Tokens and referrers that do not exist: someone is trying them out. */
  failedLookup(address: string): LimitRule;
  /** Forms that people of ours have to read. */
  form(address: string): LimitRule;
  /** Tries with a code, over all phones. */
  codeAttempt(address: string): LimitRule;
  /** Signed blocks for the chat. */
  signature(address: string): LimitRule;
  /** Batches of usage records: bounds what one client can write. */
  usage(address: string): LimitRule;
}

/** @param hash keeps phones and addresses out of the table */
export function limitRules(limits: LimitsConfig, hash: KeyedHash): LimitRules {
  const key = (...parts: string[]): string => hash('limit', ...parts);
  return {
    codeRequest: (phone, address) => {
      const phoneKey = key('codes-phone', phone);
      return [
        { key: phoneKey, limit: 1, windowSeconds: MINUTE },
        { key: phoneKey, limit: limits.codesPerPhoneHour, windowSeconds: HOUR },
        { key: phoneKey, limit: limits.codesPerPhoneDay, windowSeconds: DAY },
        { key: key('codes-address', address), limit: limits.codesPerAddressHour, windowSeconds: HOUR },
        { key: key('codes-total'), limit: limits.codesTotalHour, windowSeconds: HOUR },
      ];
    },
    failedLookup: (address) => ({
      key: key('failed-lookup', address),
      limit: limits.failedLookupsPerAddressHour,
      windowSeconds: HOUR,
    }),
    form: (address) => ({
      key: key('form', address),
      limit: limits.formsPerAddressHour,
      windowSeconds: HOUR,
    }),
    codeAttempt: (address) => ({
      key: key('code-attempt', address),
      limit: limits.attemptsPerAddressHour,
      windowSeconds: HOUR,
    }),
    signature: (address) => ({
      key: key('signature', address),
      limit: limits.formsPerAddressHour,
      windowSeconds: HOUR,
    }),
    usage: (address) => ({
      key: key('usage', address),
      limit: limits.usageBatchesPerAddressMinute,
      windowSeconds: MINUTE,
    }),
  };
}
