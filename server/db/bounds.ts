/**
 * The bounds of each table, in one list: a new table does not compile without an entry. The times are those of the
 * privacy policy and of docs/server.md. Housekeeping deletes rows that are too old or too many, at the start and every
 * hour; rows that a rate or another table bounds need no job.
 */
import { sql, type RawBuilder } from 'kysely';
import type { LimitsConfig } from '#server/limits/config.ts';
import { MAX_WINDOW_SECONDS } from '#server/limits/rules.ts';
import { DAY_MS, HOUR_MS } from '#src/domain/duration.ts';
import type { Schema } from './schema.ts';

const MONTH_MS = (365 / 12) * DAY_MS;

export interface AgeBound {
  kind: 'age';
  /** The column with the time from which age is counted. */
  column: string;
  keptMs: number;
  /** A condition for the rows that this bound covers. */
  where?: RawBuilder<unknown>;
}

export type TableBound =
  | AgeBound
  /** The oldest are deleted when there are more. */
  | { kind: 'rows'; setting: keyof LimitsConfig }
  /** The most rows in an hour, from all visitors together. */
  | { kind: 'hourly'; setting: keyof LimitsConfig }
  /** Deleted with the row that it belongs to; at most so many for each of those. */
  | { kind: 'with'; table: keyof Schema }
  /** Few: visitors cannot add to them. */
  | { kind: 'few' };

/** A conversation without a message and without a contact. */
const isEmpty = sql`last_seq = 0 and contact is null`;
const isSettled = sql`handled_at is not null`;
const isUnsettled = sql`handled_at is null`;
const isForOne = sql`places is null`;
const isForMany = sql`places is not null`;
const isRegistration = sql`kind = 'registration'`;

export const TABLE_BOUNDS: Readonly<Record<keyof Schema, readonly [TableBound, ...TableBound[]]>> = {
  meta: [{ kind: 'few' }],
  // One for each phone that has shown its code; erased when the account is closed.
  users: [{ kind: 'hourly', setting: 'codesTotalHour' }],
  companies: [{ kind: 'with', table: 'users' }],
  members: [{ kind: 'with', table: 'users' }],
  // An expired code is still answered with 'expired'.
  codes: [{ kind: 'age', column: 'expires_at', keptMs: DAY_MS }],
  rate_keys: [{ kind: 'age', column: 'touched_at', keptMs: MAX_WINDOW_SECONDS * 1000 }],
  rate_events: [{ kind: 'age', column: 'at', keptMs: MAX_WINDOW_SECONDS * 1000 }],
  invitations: [
    // After that they are answered like unknown ones.
    { kind: 'age', column: 'expires_at', keptMs: 0, where: isForOne },
    // Late readers of a poster are told that the invitation has ended.
    { kind: 'age', column: 'expires_at', keptMs: 30 * DAY_MS, where: isForMany },
  ],
  submissions: [
    { kind: 'hourly', setting: 'formsTotalHour' },
    { kind: 'age', column: 'handled_at', keptMs: 24 * MONTH_MS, where: isSettled },
    { kind: 'age', column: 'created_at', keptMs: 24 * MONTH_MS, where: isUnsettled },
    // Waiting for delivery to a webhook; the account itself does not expire.
    { kind: 'age', column: 'created_at', keptMs: 30 * DAY_MS, where: isRegistration },
  ],
  usage_records: [
    { kind: 'age', column: 'created_at', keptMs: 90 * DAY_MS },
    { kind: 'rows', setting: 'usageRecords' },
  ],
  sms_outbox: [{ kind: 'age', column: 'created_at', keptMs: 7 * DAY_MS }],
  oauth_grants: [{ kind: 'age', column: 'expires_at', keptMs: 0 }],
  // One for each destination.
  delivery_queues: [{ kind: 'few' }],
  // Undelivered events are deleted with their submission.
  deliveries: [
    { kind: 'with', table: 'submissions' },
    { kind: 'age', column: 'settled_at', keptMs: 30 * DAY_MS, where: sql`state = 'sent'` },
    { kind: 'age', column: 'settled_at', keptMs: 90 * DAY_MS, where: sql`state = 'set aside'` },
  ],
  audit_records: [{ kind: 'age', column: 'at', keptMs: 24 * MONTH_MS }],
  // Three years for comparisons; each hour adds a limited number of values (server/statistics/sums.ts).
  daily_sums: [{ kind: 'age', column: 'day', keptMs: 36 * MONTH_MS }],
  partner_keys: [{ kind: 'few' }],
  // Bounded by server/reports/table.ts.
  page_reports: [{ kind: 'few' }, { kind: 'age', column: 'last_at', keptMs: 30 * DAY_MS }],
  desk_conversations: [
    { kind: 'age', column: 'last_at', keptMs: 90 * DAY_MS },
    // Conversations opened from a link.
    { kind: 'age', column: 'last_at', keptMs: DAY_MS, where: isEmpty },
    { kind: 'rows', setting: 'deskConversations' },
  ],
  desk_messages: [
    { kind: 'with', table: 'desk_conversations' },
    { kind: 'rows', setting: 'deskMessages' },
  ],
  // A block is refused for its age after five minutes.
  desk_nonces: [{ kind: 'age', column: 'used_at', keptMs: HOUR_MS }],
  desk_agent_sessions: [{ kind: 'age', column: 'expires_at', keptMs: 0 }],
  desk_presence: [{ kind: 'age', column: 'touched_at', keptMs: HOUR_MS }],
};
