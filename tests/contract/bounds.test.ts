/** Every table has a bound and a job that enforces it. */
import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { TABLE_BOUNDS, type TableBound } from '#server/db/bounds.ts';
import { deleteOlder } from '#server/db/delete-old.ts';
import type { Database } from '#server/db/schema.ts';
import { deleteExpired, deleteSurplus } from '#server/housekeeping.ts';
import { apiForTest } from '#tests/helpers/test-api.ts';
import { createFakeClock } from '#tests/helpers/fake-server-clock.ts';
import { heardLog } from '#tests/helpers/heard-log.ts';
import { insertMadeUp } from '#tests/helpers/made-up-rows.ts';
import { DATABASE_KINDS, databaseForTest, rowsOn } from '#tests/helpers/test-databases.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Kysely's own tables: one row for each migration, one lock. */
const isOurs = (table: string): boolean => !table.startsWith('kysely_');

const boundsOf = (table: string): readonly TableBound[] =>
  Object.entries(TABLE_BOUNDS).find(([name]) => name === table)?.[1] ?? [];
const ageBounds = Object.entries(TABLE_BOUNDS).flatMap(([table, bounds]) =>
  bounds.filter((bound) => bound.kind === 'age').map((bound) => ({ table, bound })),
);

/** The values with which a row falls under the bound, where its age is not enough. */
const LIKE: Readonly<Record<string, Record<string, unknown>>> = {
  'invitations expires_at nothing beyond its time': { places: null },
  'submissions created_at 24 months': { handled_at: null },
  'submissions created_at 30 days': { kind: 'registration', handled_at: null },
  'deliveries settled_at 30 days': { state: 'sent' },
  'deliveries settled_at 90 days': { state: 'set aside' },
  'desk_conversations last_at a day': { last_seq: 0, contact: null },
  'desk_conversations last_at 90 days': { last_seq: 3 },
};

async function count(db: Database, table: string): Promise<number> {
  const { rows } = await sql<{ count: unknown }>`select count(*) as count from ${sql.table(table)}`.execute(
    db,
  );
  return Number(rows[0]?.count);
}

const SETTINGS: Readonly<Record<string, string>> = {
  codesTotalHour: 'LIMIT_CODES_TOTAL_HOUR',
  formsTotalHour: 'LIMIT_FORMS_TOTAL_HOUR',
  usageRecords: 'LIMIT_USAGE_RECORDS',
  deskConversations: 'LIMIT_DESK_CONVERSATIONS',
  deskMessages: 'LIMIT_DESK_MESSAGES',
};

/** The wording of docs/server.md. */
function wordsOf(bound: TableBound): string {
  switch (bound.kind) {
    case 'age': {
      const days = bound.keptMs / DAY_MS;
      if (days === 0) return 'nothing beyond its time';
      if (bound.keptMs === HOUR_MS) return 'an hour';
      if (days === 1) return 'a day';
      return days > 365 ? `${Math.round((days * 12) / 365)} months` : `${days} days`;
    }
    case 'rows':
    case 'hourly':
      return SETTINGS[bound.setting] ?? bound.setting;
    case 'with':
      return `\`${bound.table}\``;
    case 'few':
      return 'few';
  }
}

describe('the bounds of the tables', () => {
  it.each(DATABASE_KINDS)('exist for every table of the schema on %s, and for no other', async (kind) => {
    const tables = await (await databaseForTest(kind)).introspection.getTables();
    const names = tables.map(({ name }) => name).filter(isOurs);
    expect(names.length).toBeGreaterThan(15);
    expect(names.toSorted()).toEqual(Object.keys(TABLE_BOUNDS).toSorted());
  });

  it('are in docs/server.md, each with its wording', () => {
    const docs = readFileSync('docs/server.md', 'utf8');
    const rows = new Map(
      [...docs.matchAll(/^\| `(\w+)` +\|(.*)$/gm)].map(([, table = '', rest = '']) => [table, rest]),
    );
    const missing = Object.entries(TABLE_BOUNDS).flatMap(([table, bounds]) =>
      bounds
        .filter((bound) => !rows.get(table)?.includes(wordsOf(bound)))
        .map((bound) => `${table}: ${wordsOf(bound)}`),
    );
    expect(missing).toEqual([]);
  });

  // A table of few rows needs no index.
  const ofLargeTables = ageBounds.filter(({ table }) => !boundsOf(table).some(({ kind }) => kind === 'few'));
  it.each(ofLargeTables.map(({ table, bound }) => [table, bound] as const))(
    'in age have an index: old rows in %s are found without reading the rest',
    async (table, { column, where }) => {
      const { rows } = await sql<{ detail: string }>`
        explain query plan select ${sql.ref(column)} from ${sql.table(table)}
        where ${where ?? sql`1 = 1`} and ${sql.ref(column)} < 1 order by ${sql.ref(column)} limit 1 offset 9
      `.execute(await databaseForTest('sqlite'));
      expect(rows.map(({ detail }) => detail).join()).toMatch(
        /^SEARCH \w+ USING (COVERING )?INDEX \w+ \([^)]*<\?\)$/,
      );
    },
  );
});

describe.each(DATABASE_KINDS)('cleaning up on %s', (kind) => {
  // Each clean-up queries every table.
  it.each(
    rowsOn(
      kind,
      ageBounds.map(({ table, bound }) => [table, wordsOf(bound), bound] as const),
    ),
  )('deletes from %s what is too old (%s), and nothing else', async (table, words, bound) => {
    const db = await databaseForTest(kind);
    const clock = createFakeClock();
    const like = LIKE[`${table} ${bound.column} ${words}`] ?? {};
    const at = (ms: number) => ({ ...like, [bound.column]: clock.now() - bound.keptMs - ms });
    await insertMadeUp(db, table, at(1));
    await insertMadeUp(db, table, at(-1000));
    await deleteExpired(db, clock);
    expect(await count(db, table)).toBe(1);
    const [left] = (
      await sql<{ time: number }>`select ${sql.ref(bound.column)} as time from ${sql.table(table)}`.execute(
        db,
      )
    ).rows;
    expect(left?.time).toBe(at(-1000)[bound.column]);
  });

  it('works in slices, and serves other requests between them', async () => {
    const db = await databaseForTest(kind);
    const insertMany = (from: number, rows: number, step: number) =>
      db
        .insertInto('rate_events')
        .values(
          Array.from({ length: rows }, (_, index) => ({ key: `${from}-${index}`, at: from + index * step })),
        )
        .execute();
    await insertMany(1, 1200, 1);
    // A flood within one millisecond.
    for (let part = 0; part < 3; part++) await insertMany(5000, 1000, 0);
    await insertMany(9000, 10, 1);
    let turns = 0;
    const other = setInterval(() => turns++, 0);
    const deleted = await deleteOlder(db, 'rate_events', { column: 'at' }, 9005);
    clearInterval(other);
    expect([deleted, await count(db, 'rate_events')]).toEqual([4205, 5]);
    expect(turns).toBeGreaterThan(0);
  });

  it('deletes conversations when there are too many, or too many messages, and logs it', async () => {
    const db = await databaseForTest(kind);
    for (let index = 1; index <= 6; index++) {
      const id = `c${index}`;
      await insertMadeUp(db, 'desk_conversations', { id, last_at: index, last_seq: 10 });
      for (let seq = 1; seq <= 10; seq++)
        await insertMadeUp(db, 'desk_messages', { conversation_id: id, seq });
    }
    const { log, lines } = heardLog();
    const { limits } = readConfig({});
    await deleteSurplus(db, { ...limits, deskConversations: 6, deskMessages: 60 }, log);
    expect([await count(db, 'desk_messages'), lines]).toEqual([60, []]);

    await deleteSurplus(db, { ...limits, deskConversations: 4 }, log);
    const left = await db.selectFrom('desk_conversations').select('id').orderBy('id').execute();
    expect(left.map(({ id }) => id)).toEqual(['c3', 'c4', 'c5', 'c6']);
    expect(await count(db, 'desk_messages')).toBe(40);
    expect(lines).toMatchObject([{ level: 'warn', deleted: 2 }]);

    await deleteSurplus(db, { ...limits, deskMessages: 39 }, log);
    expect(await count(db, 'desk_messages')).toBeLessThan(40);
  });

  it('accepts no more forms in an hour than the limit for all, a fifth of them only from new addresses', async () => {
    const { log, lines } = heardLog();
    const api = await apiForTest(kind, { LIMIT_FORMS_TOTAL_HOUR: '20' }, { log });
    let form = 0;
    const send = async (from: string): Promise<boolean> =>
      (await api.call('feedbackAdd', { kind: 'idea', content: `form ${++form}` }, { from })).ok;
    const flood = [];
    for (let index = 0; index < 40; index++) flood.push(await send(`203.0.113.${index % 2}`));
    expect(flood.filter(Boolean)).toHaveLength(16);
    expect([await send('198.51.100.1'), await send('198.51.100.1')]).toEqual([true, false]);
    expect(lines.filter(({ msg }) => msg.includes('LIMIT_FORMS_TOTAL_HOUR'))).toHaveLength(1);
    expect(await count(api.db, 'submissions')).toBe(17);
  });
});
