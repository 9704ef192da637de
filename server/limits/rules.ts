/**
 * Each limit and its key. Limits per phone protect its owner and the bill, limits per address a shared secret space;
 * each ends by itself, none locks anyone out for good.
 */
import { householdOf, networksOf } from '#server/http/client-address.ts';
import type { KeyedHash } from '#server/keyed-hash.ts';
import type { LimitsConfig } from './config.ts';

export interface LimitRule {
  key: string;
  /** At most this many within the window. */
  limit: number;
  windowSeconds: number;
  /** Shared by all visitors: checked and counted, but not locked. */
  isForAll?: boolean;
  /**
   * A request that these rules allow skips this one. Checked under the lock: of many requests at once, one is the
   * first. Their keys must be among those of the rules beside this one.
   */
  skippedIfAllowed?: readonly LimitRule[];
}

export type CountedEvent = Pick<LimitRule, 'key' | 'windowSeconds'>;

export interface Refusal {
  allowed: false;
  retryAfterSeconds: number;
}

export type LimitResult = { allowed: true } | Refusal;

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Longest window: how long events have to be kept. */
export const MAX_WINDOW_SECONDS = DAY;

/** A number may get as many codes as two addresses may ask for. */
const ADDRESSES_PER_NUMBER = 2;
/** An address's limits grow with each code that was used there, up to this multiple. */
const MAX_TIMES_BY_USED_CODES = 10;
/** A share of all codes and of all forms of an hour, reserved for addresses that had none that day. */
const NEWCOMER_SHARE = 0.2;
/** Links to the desk that identify their visitor. */
const CLAIMS_PER_ADDRESS_HOUR = 120;
const DESK_SIGN_INS_PER_ADDRESS_HOUR = 30;

/** Who requests a code. */
export interface Requester {
  address: string;
  /** Codes that were used there within the hour (`codeUsed`). */
  usedCodes: number;
}

/** @param hash keeps phones and addresses out of the table */
export function limitRules(limits: LimitsConfig, hash: KeyedHash) {
  const key = (...parts: string[]): string => hash('limit', ...parts);
  // Only its owner has a reason to ask for a number, so a whole household has the limit of one address.
  const pairKey = (phone: string, address: string): string => key('codes-pair', phone, householdOf(address));
  const perAddress = (
    name: string,
    address: string,
    limit: number,
    windowSeconds: number,
    usedCodes = 0,
  ): LimitRule[] =>
    networksOf(address).map((network) => ({
      key: key(name, network.name),
      limit: limit * network.times + Math.min(usedCodes, limit * (MAX_TIMES_BY_USED_CODES - 1)),
      windowSeconds,
    }));

  /** At least one. */
  const total = (name: string, limit: number, share = 1): LimitRule => ({
    key: key(name),
    limit: Math.max(1, Math.floor(limit * share)),
    windowSeconds: HOUR,
    isForAll: true,
  });
  /** @param counted the name of the rule that counts the address */
  const totalWithReserve = (name: string, limit: number, counted: string, address: string): LimitRule[] => [
    total(name, limit),
    { ...total(name, limit, 1 - NEWCOMER_SHARE), skippedIfAllowed: perAddress(counted, address, 1, DAY) },
  ];
  const perNumber = (counted: string, times: number): LimitRule[] => [
    { key: counted, limit: times, windowSeconds: MINUTE },
    { key: counted, limit: limits.codesPerPhoneHour * times, windowSeconds: HOUR },
    { key: counted, limit: limits.codesPerPhoneDay * times, windowSeconds: DAY },
  ];
  /** Independent of what other addresses asked for. */
  const perRequester = (phone: string, { address, usedCodes }: Requester): LimitRule[] => [
    ...perNumber(pairKey(phone, address), 1),
    ...perAddress('codes-address', address, limits.codesPerAddressHour, HOUR, usedCodes),
    ...totalWithReserve('codes-total', limits.codesTotalHour, 'codes-address', address),
  ];

  return {
    /** One limit for all codes, since each costs money and disturbs its phone, by SMS or by voice. */
    codeRequest: (phone: string, requester: Requester) => [
      ...perRequester(phone, requester),
      ...perNumber(key('codes-phone', phone), ADDRESSES_PER_NUMBER),
    ],
    /** The same for an address's first code for this number, when others have used up what the number may get. */
    codeReserve: (phone: string, requester: Requester) => [
      ...perRequester(phone, requester),
      ...perNumber(key('codes-phone-reserve', phone), 1),
    ],
    /** Refuses an address that has asked for a code for this number today. */
    hasAsked: (address: string, phone: string) => [
      { key: pairKey(phone, address), limit: 1, windowSeconds: DAY },
    ],
    /** Refuses when half of the hourly codes were sent. */
    halfOfAllCodes: total('codes-total', limits.codesTotalHour, 0.5),
    /** Tokens and referrers that do not exist: somebody is guessing. */
    failedLookup: (address: string) =>
      perAddress('failed-lookup', address, limits.failedLookupsPerAddressHour, HOUR),
    /** Forms that our staff have to read. */
    form: (address: string) => [
      ...perAddress('form', address, limits.formsPerAddressHour, HOUR),
      ...totalWithReserve('forms-total', limits.formsTotalHour, 'form', address),
    ],
    halfOfAllForms: total('forms-total', limits.formsTotalHour, 0.5),
    /** Attempts with codes, for all phones together. */
    codeAttempt: ({ address, usedCodes }: Requester) =>
      perAddress('code-attempt', address, limits.attemptsPerAddressHour, HOUR, usedCodes),
    /** Wrong passwords: of one account from all addresses, and of one address. */
    passwordFailureOfAccount: (account: string) => [
      { key: key('password-account', account), limit: limits.passwordsPerAccountHour, windowSeconds: HOUR },
    ],
    passwordFailureOfAddress: (address: string) =>
      perAddress('password-address', address, limits.passwordsPerAddressHour, HOUR),
    /**
     * A requested code has reached its phone and was used. Behind one address can be an office, or all phones of a
     * carrier, so limits of an address are for requests without a result: each used code frees a place.
     */
    codeUsed: (address: string) => ({ key: key('codes-shown', address), windowSeconds: HOUR }),
    /** Signed blocks for the chat. */
    signature: (address: string) => perAddress('signature', address, limits.formsPerAddressHour, HOUR),
    /** Look-ups of the seller assistant: a provider may charge for each. */
    assistant: (address: string) => [
      ...perAddress('assistant', address, limits.lookUpsPerAddressHour, HOUR),
      total('assistant-total', limits.lookUpsTotalHour),
    ],
    /** Batches of usage records: bounds what one client can write. */
    usage: (address: string) => [
      ...perAddress('usage', address, limits.usageBatchesPerAddressMinute, MINUTE),
      ...perAddress('usage', address, limits.usageBatchesPerAddressDay, DAY),
      total('usage-total', limits.usageBatchesTotalHour),
    ],
    deskMessage: (session: string, address: string): LimitRule[] => [
      { key: key('desk-messages', session), limit: limits.deskMessagesPerMinute, windowSeconds: MINUTE },
      ...perAddress('desk-messages-address', address, limits.deskMessagesPerAddressHour, HOUR),
    ],
    deskConversation: (address: string) =>
      perAddress('desk-conversations', address, limits.deskConversationsPerAddressHour, HOUR),
    deskClaim: (address: string) => perAddress('desk-claims', address, CLAIMS_PER_ADDRESS_HOUR, HOUR),
    deskSignIn: (address: string) =>
      perAddress('desk-sign-in', address, DESK_SIGN_INS_PER_ADDRESS_HOUR, HOUR),
  };
}
