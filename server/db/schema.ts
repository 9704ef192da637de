/**
 * The tables, as both databases have them. Times are milliseconds since 1970; flags are 0 or 1, since SQLite has no boolean.
 * Bearer values (codes, tokens) are kept as hashes only.
 */
import type { ColumnType, Generated, Kysely } from 'kysely';
import type { DeskTables } from '#server/desk/tables.ts';

export interface Schema extends DeskTables {
  meta: MetaTable;
  users: UsersTable;
  companies: CompaniesTable;
  members: MembersTable;
  codes: CodesTable;
  rate_keys: RateKeysTable;
  rate_events: RateEventsTable;
  invitations: InvitationsTable;
  submissions: SubmissionsTable;
  usage_records: UsageRecordsTable;
  sms_outbox: SmsOutboxTable;
  oauth_grants: OAuthGrantsTable;
  delivery_queues: DeliveryQueuesTable;
  deliveries: DeliveriesTable;
  audit_records: AuditRecordsTable;
  page_reports: PageReportsTable;
  daily_sums: DailySumsTable;
  partner_keys: PartnerKeysTable;
}

export type Database = Kysely<Schema>;

/** A column that begins as null. */
type Later<T> = ColumnType<T | null, T | null | undefined, T | null>;

/** Single values of the installation: its key for hashes, the latest time it has seen, from when on rows go by their age. */
interface MetaTable {
  key: string;
  value: string;
}

interface UsersTable {
  id: string;
  area_code: string;
  phone: string;
  /** PHC string of argon2id; null for a person who joined by invitation and has set no password yet. */
  password_hash: string | null;
  user_name: string;
  /** `company`, `user` or, through an invitation, `staff`. */
  type: string;
  /** Code that others give as their referrer. */
  referral_code: string;
  referred_by: string;
  promoter: string;
  channel: string;
  callback: string;
  activity_id: string;
  from_channel: string;
  /** Yuan: the new user's gift, and what a promoter added to it. */
  coupon: number;
  coupon_more: Generated<number>;
  utm_source: Generated<string>;
  /** Of the page that it was opened on, and the system of the browser; empty where that is not known. */
  language: Generated<string>;
  device: Generated<string>;
  created_at: number;
}

interface CompaniesTable {
  id: string;
  name: string;
  created_at: number;
}

interface MembersTable {
  company_id: string;
  user_id: string;
  /** `boss`, `manager` or `employee`. */
  role: string;
  /** `active`, or `waiting` for the company's consent. */
  state: string;
  created_at: number;
  /** Hash of the invitation for many that a place was taken of. */
  invitation: Later<string>;
}

/** One row for each phone, purpose and token: a new code replaces the old one. */
interface CodesTable {
  target: string;
  hash: string;
  attempts: number;
  /** Keyed hash of the address. */
  asked_by: string;
  attempts_of_others: number;
  issued_at: number;
  expires_at: number;
  used_at: number | null;
}

interface RateKeysTable {
  key: string;
  touched_at: number;
}

interface RateEventsTable {
  key: string;
  at: number;
}

/** `state`: open → waiting → joined, or open → approved (shown once as success) or joined; any → revoked. */
interface InvitationsTable {
  token_hash: string;
  company_id: string;
  inviter: string;
  /** Set when made out to a person. */
  area_code: string | null;
  phone: string | null;
  name: string | null;
  /** 1: joining needs nobody's consent. */
  auto_approve: number;
  state: string;
  expires_at: number;
  created_at: number;
  /** The user who joined by it. */
  taken_by: Later<string>;
  /** How many people it is for; null where it is for one. */
  places: Later<number>;
}

/** Forms that people answer; `body` is the checked payload as JSON. */
interface SubmissionsTable {
  id: string;
  kind: string;
  dedupe_key: string;
  language: string;
  body: string;
  created_at: number;
  /** Of a cancellation: when it was answered, and how (`closed`, `refused`, `no account`). */
  handled_at: Later<number>;
  outcome: Later<string>;
}

interface UsageRecordsTable {
  id: string;
  key: string;
  count: number;
  platform: string;
  segmentation: string;
  /** What it counts for in figures: `landing`, `download`, or nothing. */
  event: Generated<string>;
  promoter: Generated<string>;
  channel: Generated<string>;
  language: Generated<string>;
  device: Generated<string>;
  created_at: number;
}

interface SmsOutboxTable {
  id: string;
  recipient: string;
  text: string;
  code: string;
  created_at: number;
}

/** Codes of the development provider: one use each. */
interface OAuthGrantsTable {
  code_hash: string;
  user_id: string;
  redirect: string;
  /** PKCE, method S256. */
  code_challenge: string;
  expires_at: number;
  used_at: number | null;
}

/** One row for each destination. Whoever holds the lease delivers, so that the order holds over several servers. */
interface DeliveryQueuesTable {
  destination: string;
  last_sequence: number;
  /** Empty when nobody holds it. */
  lease_owner: string;
  lease_until: number;
}

/**
 * A submission on its way to a destination. `state`: open → sent, or open → set aside (the receiver refuses it, and those
 * behind it go on) → open again by command. What is sent is made from the submission, which does not change.
 */
interface DeliveriesTable {
  destination: string;
  /** Without gaps, in the order in which the submissions were committed. */
  sequence: number;
  submission_id: string;
  state: string;
  tries: number;
  /** How many of the tries the receiver refused, instead of being away. */
  refusals: number;
  next_at: number;
  last_problem: string;
  created_at: number;
  /** When it was sent or set aside. */
  settled_at: number | null;
}

/** What operators’ commands changed: never written over. */
interface AuditRecordsTable {
  id: string;
  at: number;
  /** The system's name of whoever ran the command. */
  actor: string;
  /** `join.approve`, `cancellation.close`, … */
  action: string;
  /** Id of what was changed. */
  subject: string;
  /** JSON; ids and choices, no personal data. */
  detail: string;
}

/** One row for each different report of a page, without anything that tells whose browser it was. */
interface PageReportsTable {
  /** Hash of the four columns behind it. */
  id: string;
  /** `policy` or `error`. */
  kind: string;
  page: string;
  what: string;
  place: string;
  count: number;
  /** Which of 48 parts of all networks it came from, a bit each. */
  sources: Generated<number>;
  first_at: number;
  last_at: number;
}

/** How often something happened on a day, by one dimension of it; nothing of a person. */
interface DailySumsTable {
  /** Midnight in Beijing. */
  day: number;
  /** `channel`, `promoter`, `language`, `device`, or `day` for all of it. */
  dimension: string;
  value: string;
  landing: number;
  download: number;
  registration: number;
}

/** What a partner sees their own figures with. */
interface PartnerKeysTable {
  promoter: string;
  key_hash: string;
  created_at: number;
}
