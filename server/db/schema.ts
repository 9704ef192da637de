/**
 * The tables, as both databases have them. Times are milliseconds since 1970; flags are 0 or 1, since SQLite has no
 * boolean. Bearer values (codes, tokens, sessions) are kept as hashes only.
 */
import type { Generated, Kysely } from 'kysely';

export type Database = Kysely<Schema>;

export interface Schema {
  /** Values of the installation: its key for hashes, its latest time, the time before which no old row is deleted. */
  meta: {
    key: string;
    value: string;
  };
  users: {
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
  };
  companies: {
    id: string;
    name: string;
    created_at: number;
  };
  members: {
    company_id: string;
    user_id: string;
    /** `boss`, `manager` or `employee`. */
    role: string;
    /** `active`, or `waiting` for the company's consent. */
    state: string;
    created_at: number;
    /** Hash of the invitation for many whose place was taken. */
    invitation: string | null;
  };
  /** One row for each phone, purpose and token: a new code replaces the old one. */
  codes: {
    target: string;
    hash: string;
    attempts: number;
    /** Keyed hash of the address. */
    asked_by: string;
    attempts_of_others: number;
    issued_at: number;
    expires_at: number;
    used_at: number | null;
  };
  rate_keys: {
    key: string;
    touched_at: number;
  };
  rate_events: {
    key: string;
    at: number;
  };
  /** `state`: open → waiting → joined, or open → approved (shown once as success) or joined; any → revoked. */
  invitations: {
    token_hash: string;
    company_id: string;
    inviter: string;
    /** Set when made out to a person. */
    area_code: string | null;
    phone: string | null;
    name: string | null;
    /** 1: joining needs no consent. */
    auto_approve: number;
    state: string;
    expires_at: number;
    created_at: number;
    /** The user who joined with it. */
    taken_by: string | null;
    /** How many people it is for; null where it is for one. */
    places: number | null;
  };
  /** Forms that people answer; `body` is the checked payload as JSON. */
  submissions: {
    id: string;
    kind: string;
    dedupe_key: string;
    language: string;
    body: string;
    created_at: number;
    /** Of a cancellation: when it was answered, and how (`closed`, `refused`, `no account`). */
    handled_at: number | null;
    outcome: string | null;
  };
  usage_records: {
    id: string;
    key: string;
    count: number;
    platform: string;
    segmentation: string;
    /** What it counts as in figures: `landing`, `download`, or nothing. */
    event: Generated<string>;
    promoter: Generated<string>;
    channel: Generated<string>;
    language: Generated<string>;
    device: Generated<string>;
    created_at: number;
  };
  sms_outbox: {
    id: string;
    recipient: string;
    text: string;
    code: string;
    created_at: number;
  };
  /** Codes of the development provider: one use each. */
  oauth_grants: {
    code_hash: string;
    user_id: string;
    redirect: string;
    /** PKCE, method S256. */
    code_challenge: string;
    expires_at: number;
    used_at: number | null;
  };
  /** One row for each destination. Only the server that holds the lease delivers, which keeps the order. */
  delivery_queues: {
    destination: string;
    last_sequence: number;
    /** Empty without a holder. */
    lease_owner: string;
    lease_until: number;
  };
  /**
   * The delivery of a submission to a destination. `state`: open → sent, or open → set aside (the receiver refuses it,
   * and later events continue) → open again by command. The content is read from the submission, which does not change.
   */
  deliveries: {
    destination: string;
    /** Without gaps, in the order in which the submissions were committed. */
    sequence: number;
    submission_id: string;
    state: string;
    tries: number;
    /** How many attempts the receiver refused, as opposed to being unreachable. */
    refusals: number;
    next_at: number;
    last_problem: string;
    created_at: number;
    /** When it was sent or set aside. */
    settled_at: number | null;
  };
  /** What operators’ commands changed: never written over. */
  audit_records: {
    id: string;
    at: number;
    /** The system user who ran the command. */
    actor: string;
    /** `join.approve`, `cancellation.close`, … */
    action: string;
    /** Id of what was changed. */
    subject: string;
    /** JSON; ids and choices, no personal data. */
    detail: string;
  };
  /** One row for each different report of a page, without anything that identifies the browser. */
  page_reports: {
    /** Hash of the four columns behind it. */
    id: string;
    /** `policy` or `error`. */
    kind: string;
    page: string;
    what: string;
    place: string;
    count: number;
    /** Which of 48 parts of all networks it came from, one bit each. */
    sources: Generated<number>;
    first_at: number;
    last_at: number;
  };
  /** How often something happened on a day, by one dimension of it; nothing about a person. */
  daily_sums: {
    /** Midnight in Beijing. */
    day: number;
    /** `channel`, `promoter`, `language`, `device`, or `day` for all of it. */
    dimension: string;
    value: string;
    landing: number;
    download: number;
    registration: number;
  };
  /** The keys with which partners read their own figures. */
  partner_keys: {
    promoter: string;
    key_hash: string;
    created_at: number;
  };
  /** One for each visitor's session. It shows in the inbox from its first message or contact on. */
  desk_conversations: {
    id: string;
    session_hash: string;
    language: string;
    topic: string;
    /** Path of the site's page that the visitor came from. */
    page: string;
    /** `open` or `closed`; a closed one opens again with the visitor's next message. */
    state: string;
    /** Whether `fields` came by a valid link. */
    is_signed: number;
    /** Why the latest link was invalid: `unsigned`, `signature`, `replay`, `time`. */
    refusal: string | null;
    /** The chat user's fields as JSON, by their names in the link. */
    fields: string;
    contact_name: string | null;
    contact: string | null;
    last_seq: number;
    /** The beginning of the newest message. */
    last_text: string;
    last_author: string | null;
    last_at: number;
    /** The time of the visitor's oldest unanswered message. */
    waiting_since: number | null;
    /** A keyed hash of the network that it began in; older conversations have none. */
    network: string | null;
    /** Name of the agent who answered last. */
    agent: string | null;
    /** The inbox (one open page) in which a reply was being typed at `writing_at`, and its agent. */
    writing_page: string | null;
    writing_agent: string | null;
    writing_at: number | null;
    /** Since when no page of the visitor's is open. */
    visitor_left_at: number | null;
    agent_read: number;
    visitor_read: number;
    /** Increases with every change, so that other servers notice it. */
    version: number;
    changed_at: number;
    created_at: number;
  };
  /** `seq` counts from 1 in each conversation; `client_id` is the sender's own name for the message. */
  desk_messages: {
    conversation_id: string;
    seq: number;
    author: string;
    client_id: string;
    text: string;
    at: number;
  };
  desk_nonces: {
    nonce: string;
    used_at: number;
  };
  desk_agent_sessions: {
    token_hash: string;
    /** Typed by the agent. */
    name: string | null;
    expires_at: number;
  };
  /** One row for each inbox that is open somewhere, touched with every beat. */
  desk_presence: {
    id: string;
    touched_at: number;
  };
}
