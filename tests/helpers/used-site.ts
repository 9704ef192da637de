/** A site that has been used, on either database, and commands that work on all of it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { onTestFinished } from 'vitest';
import { runCommand } from '#server/commands/run.ts';
import { readConfig } from '#server/config.ts';
import { databaseLocation, migrateToLatest, openDatabase } from '#server/db/database.ts';
import type { Database } from '#server/db/schema.ts';
import { createLog } from '#server/log.ts';
import { createPostgresDatabase, SHARED_URL_KEY } from './postgres.ts';
import { newDataDir, removeDataDir } from './server-process.ts';
import type { DatabaseKind } from './test-databases.ts';

export type Environment = Record<string, string>;

/**
 * Settings of an installation that has nothing yet.
 * @param template of the database, with PostgreSQL
 */
export async function emptySite(kind: DatabaseKind, template?: string): Promise<Environment> {
  const dataDir = newDataDir();
  onTestFinished(() => removeDataDir(dataDir));
  if (kind === 'sqlite') return { DATA_DIR: dataDir };
  const { url, drop } = await createPostgresDatabase(process.env[SHARED_URL_KEY] ?? '', template);
  onTestFinished(drop);
  return { DATA_DIR: dataDir, DATABASE_URL: url };
}

export async function runCommandOn(environment: Environment, ...args: string[]) {
  const said = { out: '', err: '' };
  const keep = (stream: 'out' | 'err') => ({
    write: (text: string) => {
      said[stream] += text;
      return Promise.resolve();
    },
  });
  const surroundings = { out: keep('out'), err: keep('err'), log: createLog('silent'), actor: 'anna' };
  return { code: await runCommand(args, environment, surroundings), ...said };
}

export async function withDb<T>(environment: Environment, work: (db: Database) => Promise<T>): Promise<T> {
  const db = openDatabase(databaseLocation(readConfig(environment)));
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

/** Every row of every table but the records of the commands, by a way of its own. */
export async function everything(environment: Environment): Promise<Record<string, string[]>> {
  return withDb(environment, async (db) => {
    const tables = await db.introspection.getTables();
    const all: Record<string, string[]> = {};
    for (const { name } of tables) {
      if (name === 'audit_records') continue;
      const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(db);
      all[name] = rows.map((row) => JSON.stringify(Object.entries(row).toSorted())).toSorted();
    }
    return all;
  });
}

export const PHONE = '13800000001';

let usedFile: Buffer | undefined;
let usedDatabase: string | undefined;

/** A site that has been used: something in every table, more than a page of rows in one. Made once, then copied. */
export async function usedSite(kind: DatabaseKind): Promise<Environment> {
  if (kind === 'postgres') {
    if (usedDatabase === undefined) {
      const { url } = await createPostgresDatabase(process.env[SHARED_URL_KEY] ?? '');
      await use({ DATABASE_URL: url });
      usedDatabase = new URL(url).pathname.slice(1);
    }
    return emptySite(kind, usedDatabase);
  }
  const environment = await emptySite(kind);
  const path = join(environment['DATA_DIR'] ?? '', 'site.sqlite');
  if (usedFile) writeFileSync(path, usedFile);
  else {
    await use(environment);
    usedFile = readFileSync(path);
  }
  return environment;
}

async function use(environment: Environment): Promise<void> {
  await withDb(environment, async (db) => {
    await migrateToLatest(db);
    const at = 1_795_147_200_123;
    await db
      .insertInto('meta')
      .values({ key: 'server_secret', value: 'x'.repeat(64) })
      .execute();
    const user = (id: string, phone: string, password_hash: string | null) => ({
      id,
      area_code: '86',
      phone,
      password_hash,
      user_name: '李雷 🚢',
      type: 'company',
      referral_code: `R${id}`,
      referred_by: '',
      promoter: '',
      channel: '',
      callback: '',
      activity_id: '',
      from_channel: '',
      coupon: 38,
      created_at: at,
    });
    await db
      .insertInto('users')
      .values([user('u1', PHONE, '$argon2id$x'), user('u2', '13900000002', null)])
      .execute();
    await db
      .insertInto('companies')
      .values([
        { id: 'c1', name: 'O\'Neil \\ "示例"\n', created_at: at },
        { id: 'c2', name: '另一家', created_at: at },
      ])
      .execute();
    const member = (company_id: string, user_id: string, role: string) => ({
      company_id,
      user_id,
      role,
      state: 'active',
      created_at: at,
    });
    await db
      .insertInto('members')
      .values([member('c1', 'u1', 'boss'), member('c2', 'u2', 'boss'), member('c2', 'u1', 'employee')])
      .execute();
    const day = { day: at, dimension: 'promoter', value: 'harbor', landing: 3, download: 2, registration: 1 };
    await db.insertInto('daily_sums').values(day).execute();
    await db
      .insertInto('partner_keys')
      .values({ promoter: 'harbor', key_hash: 'h', created_at: at })
      .execute();
    await db
      .insertInto('codes')
      .values({
        target: 't',
        hash: 'h',
        attempts: 1,
        asked_by: 'a',
        attempts_of_others: 0,
        issued_at: at,
        expires_at: at,
        used_at: null,
      })
      .execute();
    await db.insertInto('rate_keys').values({ key: 'k', touched_at: at }).execute();
    await db
      .insertInto('rate_events')
      .values([
        { key: 'k', at },
        { key: 'k', at },
        { key: 'k', at: at + 1 },
      ])
      .execute();
    const invitation = {
      company_id: 'c2',
      inviter: '陈',
      name: null,
      auto_approve: 0,
      state: 'open',
      expires_at: at,
      created_at: at,
    };
    await db
      .insertInto('invitations')
      .values([
        { ...invitation, token_hash: 'i1', area_code: '86', phone: PHONE },
        { ...invitation, token_hash: 'i2', area_code: null, phone: null, taken_by: 'u1' },
      ])
      .execute();
    const form = (id: string, body: object) => ({
      id,
      kind: 'feedback',
      dedupe_key: id,
      language: 'zh',
      body: JSON.stringify(body),
      created_at: at,
    });
    await db
      .insertInto('submissions')
      .values([
        form('s1', { kind: 'idea', content: 'mine', contact: `+86 138-0000-0001` }),
        form('s2', { kind: 'idea', content: `ask ${PHONE}`, contact: 'other@shop.test' }),
        form('s3', { company_name: 'x', email: 'Li@Shop.test', phone: '02087654321' }),
        {
          ...form('s4', { area_code: '86', phone: PHONE }),
          kind: 'cancel',
          handled_at: at,
          outcome: 'refused',
        },
      ])
      .execute();
    await db
      .insertInto('delivery_queues')
      .values({ destination: 'webhook', last_sequence: 1, lease_owner: '', lease_until: 0 })
      .execute();
    await db
      .insertInto('deliveries')
      .values({
        destination: 'webhook',
        sequence: 1,
        submission_id: 's1',
        state: 'sent',
        tries: 1,
        refusals: 0,
        next_at: 0,
        last_problem: '',
        created_at: at,
        settled_at: at,
      })
      .execute();
    const records = Array.from({ length: 1203 }, (_, index) => ({
      id: `r${index}`,
      key: 'page',
      count: index,
      platform: 'PC',
      segmentation: JSON.stringify({ anonymous_id: index < 3 ? 'a'.repeat(32) : 'b'.repeat(32) }),
      created_at: at + index,
    }));
    for (let start = 0; start < records.length; start += 400)
      await db
        .insertInto('usage_records')
        .values(records.slice(start, start + 400))
        .execute();
    await db
      .insertInto('sms_outbox')
      .values({ id: 'o1', recipient: `+86${PHONE}`, text: '验证码', code: '123456', created_at: at })
      .execute();
    await db
      .insertInto('oauth_grants')
      .values({
        code_hash: 'g',
        user_id: 'x',
        redirect: '/',
        code_challenge: '',
        expires_at: at,
        used_at: null,
      })
      .execute();
    const conversation = (id: string, contact: string | null) => ({
      id,
      session_hash: id,
      language: 'zh',
      topic: '',
      page: '/',
      state: 'open',
      is_signed: 0,
      refusal: null,
      fields: '{}',
      contact_name: null,
      contact,
      last_seq: 2,
      last_text: '',
      last_author: null,
      last_at: Date.now(),
      waiting_since: null,
      agent_read: 0,
      visitor_read: 0,
      version: 1,
      changed_at: at,
      created_at: at,
    });
    await db
      .insertInto('desk_conversations')
      .values([conversation('d1', PHONE), conversation('d2', 'other')])
      .execute();
    const message = (conversation_id: string, seq: number) => ({
      conversation_id,
      seq,
      author: 'visitor',
      client_id: `${seq}`,
      text: `hello ${conversation_id}`,
      at,
    });
    await db
      .insertInto('desk_messages')
      .values([message('d1', 1), message('d1', 2), message('d2', 1)])
      .execute();
    await db.insertInto('desk_nonces').values({ nonce: 'n', used_at: at }).execute();
    await db.insertInto('desk_agent_sessions').values({ token_hash: 'x', expires_at: at }).execute();
    await db.insertInto('desk_presence').values({ id: 'p', touched_at: at }).execute();
    await db
      .insertInto('page_reports')
      .values({
        id: 'pr',
        kind: 'error',
        page: '/',
        what: 'x',
        place: '',
        count: 1,
        sources: 2 ** 47 + 1,
        first_at: at,
        last_at: at,
      })
      .execute();
  });
}
