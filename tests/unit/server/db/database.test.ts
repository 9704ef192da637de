import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { migrateToLatest, openDatabase } from '#server/db/database.ts';
import { isDatabaseOutage } from '#server/db/errors.ts';
import { createKeyedHash, installationSecret } from '#server/keyed-hash.ts';
import { folderForTest } from '#tests/helpers/folder.ts';

async function open(path = ':memory:') {
  const db = openDatabase({ kind: 'sqlite', path });
  onTestFinished(() => db.destroy());
  await migrateToLatest(db);
  return db;
}

describe('the embedded database', () => {
  it('has a write-ahead log, full sync and foreign keys', async () => {
    const db = await open(join(folderForTest(), 'x.sqlite'));
    const read = async (name: string) =>
      Object.values((await sql.raw(`pragma ${name}`).execute(db)).rows[0] as object)[0] as unknown;
    expect([await read('journal_mode'), await read('synchronous'), await read('foreign_keys')]).toEqual([
      'wal',
      2,
      1,
    ]);
    const orphan = { company_id: 'none', user_id: 'none', role: 'boss', state: 'active', created_at: 1 };
    await expect(db.insertInto('members').values(orphan).execute()).rejects.toThrow('FOREIGN KEY');
  });

  it('isolates a transaction: all of it or nothing, without other statements between', async () => {
    const db = await open();
    const add = (key: string) => ({ key, touched_at: 1 });
    const failing = db.transaction().execute(async (transaction) => {
      await transaction.insertInto('rate_keys').values(add('a')).execute();
      throw new Error('changed my mind');
    });
    const other = db.insertInto('rate_keys').values(add('b')).execute();
    await expect(failing).rejects.toThrow('changed my mind');
    await other;
    expect(await db.selectFrom('rate_keys').select('key').execute()).toEqual([{ key: 'b' }]);
  });

  it('waits while another process writes, without blocking other work of this one', async () => {
    const path = join(folderForTest(), 'x.sqlite');
    const db = await open(path);
    const other = new DatabaseSync(path);
    other.exec('begin immediate');
    const written: string[] = [];
    const add = (key: string) =>
      db
        .insertInto('rate_keys')
        .values({ key, touched_at: 1 })
        .execute()
        .then(() => written.push(key));
    const writes = [
      add('a'),
      db.transaction().execute((transaction) => transaction.deleteFrom('meta').execute()),
      add('b'),
    ];
    // Other work runs, and the other process ends.
    await new Promise((done) => setTimeout(done, 100));
    expect(await db.selectFrom('rate_keys').selectAll().execute()).toEqual([]);
    expect(written).toEqual([]);
    other.exec('commit');
    await Promise.all(writes);
    expect(written).toEqual(['a', 'b']);
    other.close();
  });
});

const error = (fields: object) => Object.assign(new Error('x'), fields);

it.each([
  [{ code: 'ERR_SQLITE_ERROR', errcode: 13 }, true],
  [{ code: 'ERR_SQLITE_ERROR', errcode: 778 }, true],
  [{ code: 'ERR_SQLITE_ERROR', errcode: 5 }, true],
  [{ code: 'ERR_SQLITE_ERROR', errcode: 1 }, false],
  [{ code: 'ERR_SQLITE_ERROR', errcode: 26 }, true],
  [{ code: '53100' }, true],
  [{ code: '28P01' }, true],
  [{ code: '3D000' }, true],
  [{ code: '42501' }, true],
  [{ code: '40P01' }, true],
  [{ code: '23505' }, false],
  [{ code: 'ECONNREFUSED' }, true],
  [{ code: 'ENOENT', syscall: 'connect' }, true],
  [{ code: 'EACCES', syscall: 'mkdir' }, true],
  [{ code: 'ENOENT', syscall: 'open' }, false],
  [{ message: 'corrupted migrations: previously executed migration 9999-later is missing' }, true],
  [{ message: 'timeout exceeded when trying to connect' }, true],
  [{}, false],
])('isDatabaseOutage of %j: %s', (fields, expected) => {
  expect(isDatabaseOutage(error(fields))).toBe(expected);
});

describe('the installation’s secret', () => {
  it('is made once and stored, unless the operator has set one', async () => {
    const db = await open();
    const secret = await installationSecret(db, undefined);
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(await installationSecret(db, undefined)).toBe(secret);
    expect(await installationSecret(db, 'my own')).toBe('my own');
  });

  it('distinguishes the parts of a hashed value', () => {
    const hash = createKeyedHash('secret');
    expect(hash('a', 'bc')).not.toBe(hash('ab', 'c'));
    expect(hash('a', 'bc')).toBe(createKeyedHash('secret')('a', 'bc'));
    expect(hash('a')).not.toBe(createKeyedHash('other')('a'));
  });
});
