/** The tables. Types that both databases know: `text`, `bigint` (SQLite reads it as INTEGER), `integer`. */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS.trim().split(';\n')) await sql.raw(statement).execute(db);
}

const STATEMENTS = `
create table meta (key text primary key, value text not null);

create table users (
  id text primary key,
  area_code text not null,
  phone text not null,
  password_hash text,
  user_name text not null,
  type text not null,
  referral_code text not null unique,
  referred_by text not null,
  promoter text not null,
  channel text not null,
  callback text not null,
  activity_id text not null,
  from_channel text not null,
  coupon integer not null,
  coupon_more integer not null,
  utm_source text not null,
  language text not null,
  device text not null,
  created_at bigint not null,
  unique (area_code, phone)
);
create index users_user_name on users (user_name);
create index users_referred_by on users (referred_by);
create index users_at on users (created_at);

create table companies (id text primary key, name text not null, created_at bigint not null);

create table members (
  company_id text not null references companies (id),
  user_id text not null references users (id),
  role text not null,
  state text not null,
  created_at bigint not null,
  invitation text,
  primary key (company_id, user_id)
);
create index members_invitation on members (invitation);

create table codes (
  target text primary key,
  hash text not null,
  attempts integer not null,
  asked_by text not null,
  attempts_of_others integer not null,
  issued_at bigint not null,
  expires_at bigint not null,
  used_at bigint
);

create table rate_keys (key text primary key, touched_at bigint not null);
create table rate_events (key text not null, at bigint not null);
create index rate_events_key_at on rate_events (key, at);
create index rate_events_at on rate_events (at);

create table invitations (
  token_hash text primary key,
  company_id text not null references companies (id),
  inviter text not null,
  area_code text,
  phone text,
  name text,
  auto_approve integer not null,
  state text not null,
  expires_at bigint not null,
  created_at bigint not null,
  taken_by text,
  places bigint
);

create table submissions (
  id text primary key,
  kind text not null,
  dedupe_key text not null unique,
  language text not null,
  body text not null,
  created_at bigint not null,
  handled_at bigint,
  outcome text
);
create index submissions_kind_at on submissions (kind, created_at);
create index submissions_at on submissions (created_at, id);
create index submissions_by_age on submissions (handled_at, created_at);

create table usage_records (
  id text primary key,
  key text not null,
  count integer not null,
  platform text not null,
  segmentation text not null,
  event text not null,
  promoter text not null,
  channel text not null,
  language text not null,
  device text not null,
  created_at bigint not null
);
create index usage_records_at on usage_records (created_at);

create table sms_outbox (
  id text primary key,
  recipient text not null,
  text text not null,
  code text not null,
  created_at bigint not null
);
create index sms_outbox_at on sms_outbox (created_at);

create table oauth_grants (
  code_hash text primary key,
  user_id text not null,
  redirect text not null,
  code_challenge text not null,
  expires_at bigint not null,
  used_at bigint
);

create table delivery_queues (
  destination text primary key,
  last_sequence bigint not null,
  lease_owner text not null,
  lease_until bigint not null
);
create table deliveries (
  destination text not null,
  sequence bigint not null,
  submission_id text not null references submissions (id) on delete cascade,
  state text not null,
  tries integer not null,
  refusals integer not null,
  next_at bigint not null,
  last_problem text not null,
  created_at bigint not null,
  settled_at bigint,
  primary key (destination, sequence),
  unique (submission_id, destination)
);
create index deliveries_state on deliveries (destination, state, sequence);
create index deliveries_settled on deliveries (settled_at);

create table audit_records (
  id text primary key,
  at bigint not null,
  actor text not null,
  action text not null,
  subject text not null,
  detail text not null
);
create index audit_records_at on audit_records (at, id);

create table page_reports (
  id text primary key,
  kind text not null,
  page text not null,
  what text not null,
  place text not null,
  count integer not null,
  sources bigint not null,
  first_at bigint not null,
  last_at bigint not null
);

create table daily_sums (
  day bigint not null,
  dimension text not null,
  value text not null,
  landing bigint not null,
  download bigint not null,
  registration bigint not null,
  primary key (dimension, value, day)
);
create table partner_keys (promoter text primary key, key_hash text not null, created_at bigint not null);

create table desk_conversations (
  id text primary key,
  session_hash text not null unique,
  language text not null,
  topic text not null,
  page text not null,
  state text not null,
  is_signed integer not null,
  refusal text,
  fields text not null,
  contact_name text,
  contact text,
  last_seq integer not null,
  last_text text not null,
  last_author text,
  last_at bigint not null,
  waiting_since bigint,
  network text,
  agent text,
  writing_page text,
  writing_agent text,
  writing_at bigint,
  visitor_left_at bigint,
  agent_read integer not null,
  visitor_read integer not null,
  version integer not null,
  changed_at bigint not null,
  created_at bigint not null
);
create index desk_conversations_changed_at on desk_conversations (changed_at);
create index desk_conversations_last_at on desk_conversations (state, last_at);
create table desk_messages (
  conversation_id text not null references desk_conversations (id) on delete cascade,
  seq integer not null,
  author text not null,
  client_id text not null,
  text text not null,
  at bigint not null,
  primary key (conversation_id, seq),
  unique (conversation_id, author, client_id)
);
create table desk_nonces (nonce text primary key, used_at bigint not null);
create table desk_agent_sessions (token_hash text primary key, name text, expires_at bigint not null);
create table desk_presence (id text primary key, touched_at bigint not null);

create index rate_keys_by_age on rate_keys (touched_at);
create index codes_by_age on codes (expires_at);
create index invitations_by_age on invitations (expires_at);
create index oauth_grants_by_age on oauth_grants (expires_at);
create index daily_sums_by_age on daily_sums (day);
create index desk_conversations_by_age on desk_conversations (last_at);
create index desk_nonces_by_age on desk_nonces (used_at);
create index desk_agent_sessions_by_age on desk_agent_sessions (expires_at);
create index desk_presence_by_age on desk_presence (touched_at)
`;
