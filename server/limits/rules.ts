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

/** A number may get as many codes as two addresses may ask for it. */
const ADDRESSES_PER_NUMBER = 2;
/** Of all codes in an hour: addresses that ask again and again do not get at these. */
const SHARE_OF_NEWCOMERS = 0.2;

export interface LimitRules {
  /**
   * Codes cost money and ring a phone, whether by SMS or by voice, whatever they are for.
   * @param isNewcomer the address has asked for no code today
   */
  codeRequest(phone: string, address: string, isNewcomer: boolean): LimitRule[];
  /** The same for an address that asks for this number's first code, when others have used up what the number may get. */
  codeReserve(phone: string, address: string, isNewcomer: boolean): LimitRule[];
  /** Holds for an address that has asked for a code today, for this number or, without one, for any. */
  hasAsked(address: string, phone?: string): LimitRule;
  /** Holds when half of the codes that may be sent in an hour were sent. */
  halfOfAllCodes: LimitRule;
  /** Tokens and referrers that do not exist: someone is trying them out. */
  failedLookup(address: string): LimitRule;
  /** Forms that people of ours have to read. */
  form(address: string): LimitRule;
  /** Tries with a code, over all phones. */
  codeAttempt(address: string): LimitRule;
  /** Signed blocks for the chat. */
  signature(address: string): LimitRule;
  /** Batches of usage records: bounds what one client can write. */
  usage(address: string): LimitRule[];
}

/** @param hash keeps phones and addresses out of the table */
export function limitRules(limits: LimitsConfig, hash: KeyedHash): LimitRules {
  const key = (...parts: string[]): string => hash('limit', ...parts);
  const ofPair = (phone: string, address: string): string => key('codes-pair', phone, address);
  const ofAddress = (address: string): string => key('codes-address', address);

  const perNumber = (counted: string, times: number): LimitRule[] => [
    { key: counted, limit: times, windowSeconds: MINUTE },
    { key: counted, limit: limits.codesPerPhoneHour * times, windowSeconds: HOUR },
    { key: counted, limit: limits.codesPerPhoneDay * times, windowSeconds: DAY },
  ];
  /** Whatever the number has got from others. */
  const ofAsker = (phone: string, address: string, isNewcomer: boolean): LimitRule[] => [
    ...perNumber(ofPair(phone, address), 1),
    { key: ofAddress(address), limit: limits.codesPerAddressHour, windowSeconds: HOUR },
    {
      key: key('codes-total'),
      // Never none: a budget of one is still a bound.
      limit: Math.max(1, Math.floor(limits.codesTotalHour * (isNewcomer ? 1 : 1 - SHARE_OF_NEWCOMERS))),
      windowSeconds: HOUR,
    },
  ];

  return {
    codeRequest: (phone, address, isNewcomer) => [
      ...ofAsker(phone, address, isNewcomer),
      ...perNumber(key('codes-phone', phone), ADDRESSES_PER_NUMBER),
    ],
    codeReserve: (phone, address, isNewcomer) => [
      ...ofAsker(phone, address, isNewcomer),
      ...perNumber(key('codes-phone-reserve', phone), 1),
    ],
    hasAsked: (address, phone) => ({
      key: phone === undefined ? ofAddress(address) : ofPair(phone, address),
      limit: 1,
      windowSeconds: DAY,
    }),
    halfOfAllCodes: {
      key: key('codes-total'),
      limit: Math.ceil(limits.codesTotalHour / 2),
      windowSeconds: HOUR,
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
    usage: (address) => [
      { key: key('usage', address), limit: limits.usageBatchesPerAddressMinute, windowSeconds: MINUTE },
      { key: key('usage', address), limit: limits.usageBatchesPerAddressDay, windowSeconds: DAY },
      { key: key('usage-total'), limit: limits.usageBatchesTotalHour, windowSeconds: HOUR },
    ],
  };
}
