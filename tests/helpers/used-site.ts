/** A site that has been used, on either database, and commands that work on all of it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { onTestFinished } from 'vitest';
import { readConfig } from '#server/config.ts';
import { TABLE_BOUNDS } from '#server/db/bounds.ts';
import { databaseLocation, migrateToLatest, openDatabase } from '#server/db/database.ts';
import type { Database } from '#server/db/schema.ts';
import { createPostgresDatabase, SHARED_URL_KEY } from './postgres.ts';
import { folderForTest } from './folder.ts';
import { insertMadeUp } from './made-up-rows.ts';
import { runAndKeep } from './run-command.ts';
import type { DatabaseKind } from './test-databases.ts';

export type Environment = Record<string, string>;

/**
 * Settings of an empty installation.
 * @param template of the PostgreSQL database
 */
export async function emptySite(kind: DatabaseKind, template?: string): Promise<Environment> {
  const dataDir = folderForTest();
  if (kind === 'sqlite') return { DATA_DIR: dataDir };
  const { url, drop } = await createPostgresDatabase(process.env[SHARED_URL_KEY] ?? '', template);
  onTestFinished(drop);
  return { DATA_DIR: dataDir, DATABASE_URL: url };
}

export const runCommandOn = (environment: Environment, ...args: string[]) => runAndKeep(args, environment);

export async function withDb<T>(environment: Environment, work: (db: Database) => Promise<T>): Promise<T> {
  const db = openDatabase(databaseLocation(readConfig(environment)));
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

/** Every row of every table but the commands' records, read independently. */
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

/** A site that has been used: rows in every table, more than a page of them in one. Made once, then copied. */
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
    const insert = async (table: string, ...rows: Record<string, unknown>[]) => {
      for (const row of rows) await insertMadeUp(db, table, row, at);
    };
    await insert('meta', { key: 'server_secret', value: 'x'.repeat(64) });
    await insert(
      'users',
      { id: 'u1', area_code: '86', phone: PHONE, password_hash: '$argon2id$x', user_name: '李雷 🚢' },
      { id: 'u2', area_code: '86', phone: '13900000002', password_hash: null },
    );
    await insert('companies', { id: 'c1', name: 'O\'Neil \\ "示例"\n' }, { id: 'c2', name: '另一家' });
    await insert(
      'members',
      { company_id: 'c1', user_id: 'u1', role: 'boss', state: 'active' },
      { company_id: 'c2', user_id: 'u2', role: 'boss', state: 'active' },
      { company_id: 'c2', user_id: 'u1', role: 'employee', state: 'active' },
    );
    await insert(
      'invitations',
      { company_id: 'c2', area_code: '86', phone: PHONE, taken_by: null },
      { company_id: 'c2', area_code: null, phone: null, taken_by: 'u1' },
    );
    const form = (id: string, body: object) => ({
      id,
      kind: 'feedback',
      body: JSON.stringify(body),
      handled_at: null,
      outcome: null,
    });
    await insert(
      'submissions',
      form('s1', { kind: 'idea', content: 'mine', contact: `+86 138-0000-0001` }),
      form('s2', { kind: 'idea', content: `ask ${PHONE}`, contact: 'other@shop.test' }),
      form('s3', { company_name: 'x', email: 'Li@Shop.test', phone: '02087654321' }),
      {
        ...form('s4', { area_code: '86', phone: PHONE }),
        kind: 'cancel',
        handled_at: at,
        outcome: 'refused',
      },
    );
    await insert('deliveries', { destination: 'webhook', submission_id: 's1', state: 'sent' });
    await insert('rate_events', { key: 'k', at }, { key: 'k', at }, { key: 'k', at: at + 1 });
    const records = Array.from({ length: 603 }, (_, index) => ({
      id: `r${index}`,
      key: 'page',
      count: index,
      platform: 'PC',
      segmentation: JSON.stringify({ anonymous_id: index < 3 ? 'a'.repeat(32) : 'b'.repeat(32) }),
      created_at: at + index,
    }));
    await db.insertInto('usage_records').values(records).execute();
    await insert('sms_outbox', { recipient: `+86${PHONE}`, text: '验证码', code: '123456' });
    const chat = (id: string, contact: string) => ({
      id,
      session_hash: id,
      fields: '{}',
      contact_name: null,
      contact,
      last_at: Date.now(),
    });
    await insert('desk_conversations', chat('d1', PHONE), chat('d2', 'other'));
    const message = (id: string, seq: number) => ({
      conversation_id: id,
      seq,
      author: 'visitor',
      client_id: `${seq}`,
      text: `hello ${id}`,
    });
    await insert('desk_messages', message('d1', 1), message('d1', 2), message('d2', 1));
    // More than fits into four bytes.
    await insert('page_reports', { sources: 2 ** 47 + 1 });
    for (const table of Object.keys(TABLE_BOUNDS)) {
      const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db);
      if (rows.length === 0) await insert(table, {});
    }
  });
}
