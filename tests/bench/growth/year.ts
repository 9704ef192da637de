/**
 * A year of ordinary traffic, put into the database as its rows would lie there. Written by the database itself, in one
 * statement for each table and day, so that a year takes a minute; what would have been cleaned up before the last days is
 * left out from the start, and cleaned up by the server's own job at the end of each day from then on.
 */
import { sql, type RawBuilder } from 'kysely';
import type { Database, Schema } from '#server/db/schema.ts';

export const DAY_MS = 86_400_000;

/** What a day brings. */
export const A_DAY = {
  visits: 10_000,
  registrations: 300,
  /** A visitor who agreed to statistics sends some; most do not agree. */
  usageRecords: 30_000,
  usageBatches: 10_000,
  /** Some ask twice. */
  codes: 400,
  forms: 50,
  invitations: 30,
  conversations: 60,
  messagesEach: 8,
  companiesOf: 0.6,
} as const;

export interface Day {
  /** From 0. */
  day: number;
  /** Its midnight. */
  at: number;
}

type Values = Readonly<Record<string, RawBuilder<unknown> | string | number | null>>;

async function fill(db: Database, table: keyof Schema, count: number, values: Values): Promise<void> {
  const columns = sql.join(Object.keys(values).map((name) => sql.ref(name)));
  const cells = sql.join(
    Object.values(values).map((value) =>
      typeof value === 'object' && value !== null ? value : sql.lit(value),
    ),
  );
  const series = sql`(select generate_series(0, ${sql.lit(count - 1)}) as i) as n`;
  await sql`insert into ${sql.table(table)} (${columns}) select ${cells} from ${series}`.execute(db);
}

export async function fillDay(db: Database, { day, at }: Day, kept: (days: number) => boolean) {
  const { registrations, forms, invitations, conversations, messagesEach } = A_DAY;
  const id = (name: string): RawBuilder<unknown> => sql`${sql.lit(`${name}-${day}-`)} || i`;
  // As long as a hash.
  const hash = (name: string): RawBuilder<unknown> =>
    sql`${sql.lit(`${name}-${day}-`.padEnd(58, 'x'))} || (i + 100000)`;
  const when = (count: number): RawBuilder<unknown> =>
    sql`${sql.lit(at)} + i * ${sql.lit(Math.floor(DAY_MS / count))}`;
  const write = (table: keyof Schema, count: number, values: Values) => fill(db, table, count, values);

  await write('users', registrations, {
    id: id('user'),
    area_code: '86',
    phone: sql`cast(13000000000 + ${sql.lit(day * registrations)} + i as text)`,
    password_hash: '$argon2id$v=19$m=19456,t=2,p=1$'.padEnd(97, 'x'),
    user_name: id('seller'),
    type: 'company',
    referral_code: id('r'),
    ...{
      referred_by: '',
      promoter: sql`'p-' || (i % 20)`,
      channel: sql`'c-' || (i % 40)`,
      callback: '',
      activity_id: '',
      from_channel: 'home',
    },
    ...{ coupon: 38, language: 'zh', device: 'windows', created_at: when(registrations) },
  });
  const companies = Math.floor(registrations * A_DAY.companiesOf);
  await write('companies', companies, {
    id: id('company'),
    name: id('Company'),
    created_at: when(companies),
  });
  await write('members', companies, {
    ...{ company_id: id('company'), user_id: id('user'), role: 'boss', state: 'active' },
    created_at: when(companies),
  });
  await write('submissions', forms, {
    ...{ id: id('form'), kind: 'feedback', dedupe_key: hash('form'), language: 'zh' },
    ...{
      body: JSON.stringify({ kind: 'idea', content: '建议'.repeat(150), contact: '' }),
      created_at: when(forms),
    },
    ...{ handled_at: null, outcome: null },
  });
  await write('audit_records', 5, {
    ...{
      id: id('audit'),
      at: when(5),
      actor: 'operator',
      action: 'join.approve',
      subject: id('user'),
      detail: '{}',
    },
  });
  if (kept(30)) {
    await write('deliveries', forms, {
      destination: 'webhook',
      sequence: sql`${sql.lit(day * forms + 1)} + i`,
      submission_id: id('form'),
      ...{ state: 'sent', tries: 1, refusals: 0, next_at: at, last_problem: '', created_at: when(forms) },
      settled_at: when(forms),
    });
  }
  if (kept(90)) {
    await write('usage_records', A_DAY.usageRecords, {
      ...{ id: id('usage'), key: 'page_view', count: 1, platform: 'PC' },
      segmentation: JSON.stringify({
        page_name: 'home',
        language: 'zh',
        device: 'desktop',
        note: 'x'.repeat(120),
      }),
      // Of three records one begins a visit, one of thirty is a download.
      event: sql`case when i % 3 = 0 then 'landing' when i % 30 = 1 then 'download' else '' end`,
      ...{
        promoter: sql`'p-' || (i % 50)`,
        channel: sql`'c-' || (i % 40)`,
        language: 'zh',
        device: 'windows',
      },
      created_at: when(A_DAY.usageRecords),
    });
    await write('desk_conversations', conversations, {
      ...{ id: id('chat'), session_hash: hash('chat'), language: 'zh-CN', topic: 'sales', page: '/' },
      ...{ state: 'closed', is_signed: 0, refusal: null, fields: '{}', contact_name: null, contact: null },
      ...{ last_seq: messagesEach, last_text: '你好', last_author: 'agent', last_at: when(conversations) },
      ...{ waiting_since: null, agent_read: 8, visitor_read: 8, version: 9, changed_at: at, created_at: at },
    });
    await write('desk_messages', conversations * messagesEach, {
      conversation_id: sql`${sql.lit(`chat-${day}-`)} || (i / ${sql.lit(messagesEach)})`,
      seq: sql`1 + i % ${sql.lit(messagesEach)}`,
      ...{
        author: 'visitor',
        client_id: id('message'),
        text: '请问如何添加员工账号？'.repeat(4),
        at: when(conversations * messagesEach),
      },
    });
    await write('invitations', invitations, {
      ...{ token_hash: hash('invitation'), inviter: '陈主管', area_code: null, phone: null, name: null },
      company_id: id('company'),
      ...{ auto_approve: 1, state: 'open', expires_at: at + 7 * DAY_MS, created_at: at, taken_by: null },
    });
  }
  if (!kept(2)) return;
  await write('codes', A_DAY.codes, {
    ...{
      target: hash('code'),
      hash: hash('code'),
      attempts: 0,
      asked_by: hash('asker'),
      attempts_of_others: 0,
    },
    ...{ issued_at: when(A_DAY.codes), expires_at: sql`${when(A_DAY.codes)} + 600000`, used_at: null },
  });
  await write('rate_keys', A_DAY.visits, { key: hash('key'), touched_at: when(A_DAY.visits) });
  // Each batch counts for its address and for everybody, each code for four keys.
  await write('rate_events', A_DAY.usageBatches, { key: hash('key'), at: when(A_DAY.usageBatches) });
  await write('rate_events', A_DAY.usageBatches, {
    key: 'everybody'.padEnd(64, 'x'),
    at: when(A_DAY.usageBatches),
  });
  await write('rate_events', A_DAY.codes * 4, { key: hash('code-key'), at: when(A_DAY.codes * 4) });
}
