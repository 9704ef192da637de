import { readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createClock } from '#server/clock.ts';
import { person } from '#server/commands/person.ts';
import { readConfig } from '#server/config.ts';
import { databaseLocation, openDatabase } from '#server/db/database.ts';
import { createKeyedHash } from '#server/keyed-hash.ts';
import { createLog } from '#server/log.ts';
import { insertMadeUp } from '#tests/helpers/made-up-rows.ts';
import { serverForTest } from '#tests/helpers/test-api.ts';
import { DATABASE_KINDS, itOnPostgres } from '#tests/helpers/test-databases.ts';
import {
  emptySite,
  everything,
  PHONE,
  runCommandOn as run,
  usedSite,
  withDb,
  type Environment,
} from '#tests/helpers/used-site.ts';

const who = ['--phone', '138 0000 0001', '--email', 'li@shop.test', '--anonymous-id', 'a'.repeat(32)];
const fileIn = ({ DATA_DIR = '' }: Environment, name: string): string => join(DATA_DIR, name);
const backupIn = (site: Environment): string => fileIn(site, 'backup.gz');

it.each(DATABASE_KINDS)('a backup of %s restores every row, also into the other kind', async (kind) => {
  const target = DATABASE_KINDS.find((other) => other !== kind) ?? kind;
  const source = await usedSite(kind);
  const before = await everything(source);
  expect(Object.entries(before).filter(([, rows]) => rows.length === 0)).toEqual([]);
  const made = await run(source, 'backup', '--out', backupIn(source));
  expect(made).toMatchObject({ code: 0, err: '' });
  expect(made.out).toMatch(/usage_records +603\n/);
  expect(statSync(backupIn(source)).mode & 0o777).toBe(0o600);

  const empty = await emptySite(target);
  const restored = await run(empty, 'restore', backupIn(source));
  expect(restored).toMatchObject({ code: 0, err: '' });
  expect(await everything(empty)).toEqual(before);
  const again = await run(empty, 'restore', backupIn(source));
  expect(again).toMatchObject({ code: 2, out: '' });
  expect(again.err).toContain('is not empty');
  const server = await serverForTest(empty);
  expect((await fetch(`${server.origin}/api/health`)).status).toBe(200);
});

it('a backup that was cut off or changed, or is not a backup, writes nothing', async () => {
  const source = await usedSite('sqlite');
  await run(source, 'backup', '--out', backupIn(source));
  const whole = gunzipSync(readFileSync(backupIn(source))).toString();
  const cut = fileIn(source, 'cut.gz');
  writeFileSync(cut, readFileSync(backupIn(source)));
  truncateSync(cut, statSync(cut).size - 50);
  const write = (name: string, text: string): string => {
    writeFileSync(fileIn(source, name), gzipSync(text));
    return fileIn(source, name);
  };
  const changed = write('changed.gz', whole.replace('李雷', '张三'));
  const missing = write('missing.gz', whole.replace(/\["r7",.*\n/, ''));
  const endless = write('endless.gz', whole.slice(0, whole.lastIndexOf('{"end"')));
  const other = write('other.gz', '{"format":"other"}\n');
  const newer = write('newer.gz', whole.replace('"0001-initial"', '"0001-initial","9999-later"'));
  const text = fileIn(source, 'plain.gz');
  writeFileSync(text, 'not packed');
  const empty = await emptySite('sqlite');
  for (const path of [cut, changed, missing, endless, text]) {
    const { code, err } = await run(empty, 'restore', path);
    expect([path, code]).toEqual([path, 2]);
    expect(err).toContain('is truncated or changed');
  }
  expect((await run(empty, 'restore', other)).err).toContain('is not a backup of this site');
  expect((await run(empty, 'restore', newer)).err).toContain('newer version of this site (9999-later)');
  expect((await run(empty, 'restore', '/nowhere/x.gz')).err).toContain('cannot be read (ENOENT)');
  expect(Object.values(await everything(empty)).flat()).toEqual([]);
  if (DATABASE_KINDS.includes('postgres')) {
    const other = await emptySite('postgres');
    expect(await run(other, 'restore', changed)).toMatchObject({ code: 2 });
    expect(Object.values(await everything(other)).flat()).toEqual([]);
  }
  expect(readdirSync(source['DATA_DIR'] ?? '').filter((name) => name.endsWith('.part'))).toEqual([]);
  expect(await run(empty, 'restore', backupIn(source))).toMatchObject({ code: 0 });
});

itOnPostgres(
  'the move from the embedded database to PostgreSQL brings every row over, once the server has stopped, and leaves the old ones',
  async () => {
    const source = await usedSite('sqlite');
    const before = await everything(source);
    const { DATABASE_URL: url = '' } = await emptySite('postgres');
    const moving = { ...source, MOVE_TO_DATABASE_URL: url };
    const server = await serverForTest(source);
    const refused = await run(moving, 'move');
    await server.close();
    expect(refused).toMatchObject({ code: 2, out: '' });
    expect(refused.err).toContain('stop the server first');
    // The server cleaned up at its start, and saw the time.
    const kept = await everything(source);
    expect(kept['users']).toEqual(before['users']);

    const moved = await run(moving, 'move');
    expect(moved).toMatchObject({ code: 0, err: '' });
    expect(await everything({ DATABASE_URL: url })).toEqual(kept);
    expect(await everything(source)).toEqual(kept);
    expect((await run(moving, 'move')).err).toContain('is not empty');
    expect((await run({ ...source, DATABASE_URL: url }, 'move')).err).toContain('uses PostgreSQL already');
    expect((await run(source, 'move')).err).toContain('MOVE_TO_DATABASE_URL has to be set');
  },
);

describe('text that the embedded database stores and PostgreSQL refuses', () => {
  async function siteWithNul(): Promise<Environment> {
    const source = await usedSite('sqlite');
    await withDb(source, (db) =>
      db.updateTable('desk_conversations').set({ contact: 'a\0b' }).where('id', '=', 'd1').execute(),
    );
    return source;
  }
  const said = "desk_conversations, where id = 'd1' and session_hash = 'd1': NUL was removed from contact.\n";
  const contacts = (site: Environment) =>
    withDb(site, (db) => db.selectFrom('desk_conversations').select('contact').orderBy('id').execute());

  it('is unchanged in a backup', async () => {
    const source = await siteWithNul();
    expect(await run(source, 'backup', '--out', backupIn(source))).toMatchObject({ code: 0 });
    const target = await emptySite('sqlite');
    const { out } = await run(target, 'restore', backupIn(source));
    expect(out).not.toContain('NUL');
    expect(await contacts(target)).toEqual([{ contact: 'a\0b' }, { contact: 'other' }]);
  });

  itOnPostgres('is cleaned on the way by a move and by a restore, which say so for each row', async () => {
    const source = await siteWithNul();
    await run(source, 'backup', '--out', backupIn(source));
    const [moved, restored] = [await emptySite('postgres'), await emptySite('postgres')];
    const moving = { ...source, MOVE_TO_DATABASE_URL: moved['DATABASE_URL'] ?? '' };
    for (const [site, ran] of [
      [moved, await run(moving, 'move')],
      [restored, await run(restored, 'restore', backupIn(source))],
    ] as const) {
      expect([ran.code, ran.err, ran.out]).toEqual([0, '', expect.stringContaining(said)]);
      expect(await contacts(site)).toEqual([{ contact: 'ab' }, { contact: 'other' }]);
    }
  });

  itOnPostgres('and cannot be cleaned is named with its row, and how to remove it', async () => {
    const source = await usedSite('sqlite');
    await withDb(source, (db) =>
      db
        .updateTable('desk_conversations')
        .set({ agent_read: 2 ** 40 })
        .where('id', '=', 'd1')
        .execute(),
    );
    const { DATABASE_URL: url = '' } = await emptySite('postgres');
    const moving = { ...source, MOVE_TO_DATABASE_URL: url };
    const { code, out, err } = await run(moving, 'move');
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain('A row of desk_conversations was refused: value "1099511627776" is out of range');
    const statement = /"(delete from [^"]+)"/.exec(err)?.[1] ?? '';
    expect(statement).toBe("delete from desk_conversations where id = 'd1' and session_hash = 'd1'");
    expect(Object.values(await everything({ DATABASE_URL: url })).flat()).toEqual([]);
    await withDb(source, (db) => sql.raw(statement).execute(db));
    expect(await run(moving, 'move')).toMatchObject({ code: 0, err: '' });
  });
});

describe.each(DATABASE_KINDS)('one person’s data on %s', (kind) => {
  it('are exported: all of theirs, nothing of others, no hash', async () => {
    const site = await usedSite(kind);
    const path = fileIn(site, 'person.json');
    const counted = await run(site, 'person', ...who);
    expect(counted.out).toMatch(/account +1\n/);
    expect(counted.out).toMatch(/forms +3\n/);
    expect(counted.out).toMatch(/These also mention the person[^]*form +s2 /);
    expect(await run(site, 'person', 'export', ...who, '--out', path)).toMatchObject({ code: 0, err: '' });
    const text = readFileSync(path, 'utf8');
    const found = JSON.parse(text) as Record<string, unknown[]>;
    expect(found).toMatchObject({
      account: [{ phone: PHONE, password: 'kept as a hash that cannot be reversed' }],
      memberships: [{ role: 'boss' }, { company: '另一家', role: 'employee' }],
      invitations: [{ phone: PHONE }, { phone: null }],
      forms: [{ id: 's1', handed_on_to: ['webhook'] }, { id: 's3' }, { id: 's4', outcome: 'refused' }],
      conversations: [{ contact: PHONE, messages: [{ text: 'hello d1' }, { text: 'hello d1' }] }],
    });
    expect(found['statistics']).toHaveLength(3);
    expect(text).not.toMatch(/argon2id|token_hash|13900000002|other@shop|hello d2|123456/);
    expect(statSync(path).mode & 0o777).toBe(0o600);
  });

  it('are erased, also from the file, and those of others are not', async () => {
    const site = await usedSite(kind);
    const before = await everything(site);
    const asked = await run(site, 'person', 'erase', ...who);
    expect(asked).toMatchObject({ code: 0, err: '' });
    expect(asked.out).toContain('Erased permanently.');
    expect(asked.out).toContain('1 were forwarded (webhook)');
    const after = await everything(site);
    const left = (name: string) => (before[name] ?? []).filter((row) => (after[name] ?? []).includes(row));
    expect(after['users']).toHaveLength(1);
    expect(after['companies']).toHaveLength(1);
    expect(after['members']).toHaveLength(1);
    expect(left('submissions').map((row) => /"s\d"/.exec(row)?.[0])).toEqual(['"s2"']);
    expect(after['deliveries']).toEqual([]);
    expect(after['desk_conversations']).toHaveLength(1);
    expect(after['desk_messages']).toHaveLength(1);
    expect(after['usage_records']).toHaveLength(600);
    expect(after['invitations']).toHaveLength(1);
    const rest = JSON.stringify({ ...after, submissions: [] });
    expect(rest).not.toContain(PHONE);
    expect((await run(site, 'person', ...who)).out).toMatch(/^There is no data about this person\./);
    const { out } = await run(site, 'audit');
    expect(out).toContain('person.erase');
    expect(out).not.toContain(PHONE);
    if (kind === 'sqlite') {
      // Another form names the phone but is not theirs, so this looks for their own words.
      const folder = site['DATA_DIR'] ?? '';
      for (const name of ['site.sqlite', 'site.sqlite-wal']) {
        const bytes = readdirSync(folder).includes(name) ? readFileSync(join(folder, name)) : Buffer.alloc(0);
        expect([name, bytes.includes('138-0000-0001'), bytes.includes('hello d1')]).toEqual([
          name,
          false,
          false,
        ]);
      }
    }
  });

  it('are also found in typed chat messages, and erased by the conversation’s id', async () => {
    const site = await usedSite(kind);
    const say = (text: string, seq: number) =>
      withDb(site, (db) => insertMadeUp(db, 'desk_messages', { conversation_id: 'd2', seq, text }));
    await say('call me at 138 1234 5678', 2);
    await say('or mail Han@shop.example', 3);
    const whoSaid = ['--phone', '13812345678'];
    for (const asked of [whoSaid, ['--email', 'han@shop.example']]) {
      const { code, out } = await run(site, 'person', ...asked);
      expect([code, out]).toEqual([
        0,
        expect.stringMatching(/^There is no data about this person\.\n[^]*conversation +d2 /),
      ]);
    }
    const refused = await run(site, 'person', 'erase', ...whoSaid, '--also', 'd1');
    expect(refused).toMatchObject({ code: 2, err: expect.stringContaining('--also d1') as string });
    const kept = await run(site, 'person', 'erase', ...whoSaid);
    expect(kept.out).toMatch(/^There is no data about this person\.\n[^]*conversation +d2 /);
    const path = fileIn(site, 'han.json');
    await run(site, 'person', 'export', ...whoSaid, '--also', 'd2', '--out', path);
    expect(readFileSync(path, 'utf8')).toContain('138 1234 5678');
    const erased = await run(site, 'person', 'erase', ...whoSaid, '--also', 'd2');
    expect(erased.out).toMatch(/conversations +1\nmessages +3\nErased permanently\./);
    const { desk_conversations, desk_messages } = await everything(site);
    expect([desk_conversations?.length, desk_messages?.length]).toEqual([1, 2]);
    expect((await run(site, 'person', ...whoSaid)).out).toBe('There is no data about this person.\n');
  });
});

describe('one person’s data', () => {
  it('are not erased with a company that has other members, unless the operator asks for it', async () => {
    const site = await usedSite('sqlite');
    await withDb(site, (db) => insertMadeUp(db, 'members', { company_id: 'c1', user_id: 'u2' }));
    const led = await run(site, 'person', 'erase', '--phone', PHONE);
    expect(led.err).toContain('add --with-company');
    expect((await run(site, 'person', '--phone', PHONE)).out).toMatch(/account +1\n/);
  });

  it('are searched without a lock, so that others can write meanwhile', async () => {
    const site = await usedSite('sqlite');
    const config = readConfig(site);
    const statements: string[] = [];
    const db = openDatabase(databaseLocation(config), (query) => void statements.push(query.sql));
    onTestFinished(() => db.destroy());
    await person(['erase', ...who], {
      config,
      db,
      clock: createClock(),
      hash: createKeyedHash('x'),
      log: createLog('silent'),
      out: { write: () => Promise.resolve() },
      actor: 'anna',
    });
    const begun = statements.findIndex((statement) => statement.startsWith('begin'));
    expect(begun).toBeGreaterThan(0);
    const walks = (statement: string) =>
      /^select .* from "(submissions|desk_\w+|usage_records)"/.test(statement);
    expect(statements.slice(0, begun).filter(walks).length).toBeGreaterThan(3);
    expect(statements.slice(begun).filter(walks)).toEqual([]);
  });
});
