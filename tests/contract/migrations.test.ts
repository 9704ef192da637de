import { sql, type Kysely } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readConfig } from '#server/config.ts';
import { databaseLocation, migrateTo, migrations, openDatabase } from '#server/db/database.ts';
import type { Database } from '#server/db/schema.ts';
import { serverForTest } from '#tests/helpers/test-api.ts';
import { DATABASE_KINDS, type DatabaseKind } from '#tests/helpers/test-databases.ts';
import { emptySite } from '#tests/helpers/used-site.ts';

async function siteOn(kind: DatabaseKind) {
  const environment = await emptySite(kind);
  const db = openDatabase(databaseLocation(readConfig(environment)));
  onTestFinished(() => db.destroy());
  return { environment, db };
}

/** Tables with their columns, all rows, and the migrations. */
async function stateOf(db: Database): Promise<unknown> {
  const tables = await db.introspection.getTables();
  const shapes = tables.map(({ name, columns }) => [name, columns.map((column) => column.name)]).toSorted();
  const { rows: done } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
    db,
  );
  return { shapes, done, meta: await db.selectFrom('meta').selectAll().orderBy('key').execute() };
}

const changesEverything = async (db: Kysely<never>): Promise<void> => {
  await db.schema.createTable('later').addColumn('id', 'text').execute();
  await sql`insert into later values ('x')`.execute(db);
  await db.schema.alterTable('meta').addColumn('note', 'text').execute();
  await sql`update meta set value = 'changed'`.execute(db);
  await sql`delete from meta where key = 'second'`.execute(db);
};

describe.each(DATABASE_KINDS)('a migration that fails half-way on %s', (kind) => {
  it('leaves tables, rows and the list of migrations unchanged, and works once it is fixed', async () => {
    const { db } = await siteOn(kind);
    await migrateTo(db);
    await db
      .insertInto('meta')
      .values([
        { key: 'first', value: '1' },
        { key: 'second', value: '2' },
      ])
      .execute();
    const before = await stateOf(db);
    const broken = {
      ...migrations,
      '9998-fine': { up: changesEverything },
      '9999-broken': {
        up: async (inner: Kysely<never>) => {
          await inner.schema.createTable('never').addColumn('id', 'text').execute();
          await sql`insert into nowhere values (1)`.execute(inner);
        },
      },
    };
    await expect(migrateTo(db, undefined, broken)).rejects.toThrow(/nowhere/);
    expect(await stateOf(db)).toEqual(before);

    await migrateTo(db, undefined, { ...broken, '9999-broken': { up: () => Promise.resolve() } });
    const after = (await stateOf(db)) as { shapes: [string, string[]][]; meta: { value: string }[] };
    expect(after.shapes.map(([name]) => name)).toContain('later');
    expect(after.meta.map(({ value }) => value)).toEqual(['changed']);
  });

  it('prevents the start of the server, and leaves the database of the old version unchanged', async () => {
    const { environment, db } = await siteOn(kind);
    await migrateTo(db, '0006-code-askers');
    // With the name that a later migration uses.
    await sql`create table page_reports (id text)`.execute(db);
    await db.insertInto('meta').values({ key: 'first', value: '1' }).execute();
    const before = await stateOf(db);
    await expect(serverForTest(environment)).rejects.toThrow(/page_reports/);
    expect(await stateOf(db)).toEqual(before);
    await sql`drop table page_reports`.execute(db);
    const server = await serverForTest(environment);
    expect((await fetch(`${server.origin}/api/health`)).status).toBe(200);
  });
});
