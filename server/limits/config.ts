/** Limits for one visitor, and for all of them together. */
import type { SettingReader } from '#server/setting-reader.ts';

export type LimitsConfig = ReturnType<typeof readLimits>;

export function readLimits({ count }: SettingReader) {
  return {
    codesPerPhoneHour: count('LIMIT_CODES_PER_PHONE_HOUR', 5),
    codesPerPhoneDay: count('LIMIT_CODES_PER_PHONE_DAY', 10),
    codesPerAddressHour: count('LIMIT_CODES_PER_ADDRESS_HOUR', 10),
    /** All codes of all visitors: bounds the bill. */
    codesTotalHour: count('LIMIT_CODES_TOTAL_HOUR', 1000),
    failedLookupsPerAddressHour: count('LIMIT_FAILED_LOOKUPS_PER_ADDRESS_HOUR', 20),
    formsPerAddressHour: count('LIMIT_FORMS_PER_ADDRESS_HOUR', 60),
    formsTotalHour: count('LIMIT_FORMS_TOTAL_HOUR', 1000),
    /** For the seller assistant. */
    lookUpsPerAddressHour: count('LIMIT_LOOK_UPS_PER_ADDRESS_HOUR', 60),
    lookUpsTotalHour: count('LIMIT_LOOK_UPS_TOTAL_HOUR', 2000),
    attemptsPerAddressHour: count('LIMIT_ATTEMPTS_PER_ADDRESS_HOUR', 60),
    /** Counts wrong passwords. */
    passwordsPerAccountHour: count('LIMIT_PASSWORDS_PER_ACCOUNT_HOUR', 10),
    passwordsPerAddressHour: count('LIMIT_PASSWORDS_PER_ADDRESS_HOUR', 30),
    usageBatchesPerAddressMinute: count('LIMIT_USAGE_BATCHES_PER_ADDRESS_MINUTE', 60),
    usageBatchesPerAddressDay: count('LIMIT_USAGE_BATCHES_PER_ADDRESS_DAY', 2000),
    usageBatchesTotalHour: count('LIMIT_USAGE_BATCHES_TOTAL_HOUR', 20_000),
    /** The oldest are deleted when there are more. */
    usageRecords: count('LIMIT_USAGE_RECORDS', 500_000),
    connectionsPerAddress: count('LIMIT_CONNECTIONS_PER_ADDRESS', 100),
    /** Messages to the chat desk, of one conversation and of one address; conversations that an address may begin. */
    deskMessagesPerMinute: count('LIMIT_DESK_MESSAGES_PER_MINUTE', 30),
    deskMessagesPerAddressHour: count('LIMIT_DESK_MESSAGES_PER_ADDRESS_HOUR', 600),
    deskConversationsPerAddressHour: count('LIMIT_DESK_CONVERSATIONS_PER_ADDRESS_HOUR', 30),
    /** What the desk keeps at most: the most crowded are deleted when there are more. */
    deskConversations: count('LIMIT_DESK_CONVERSATIONS', 50_000),
    deskMessages: count('LIMIT_DESK_MESSAGES', 500_000),
  };
}
