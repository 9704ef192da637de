/**
 * All rows of a database, table by table, in an order in which they can be written again: what others refer to comes first.
 * The tables are those that are there, so that no list has to follow the migrations.
 */
import { sql, type Kysely } from 'kysely';
import type { Schema } from '#server/db/schema.ts';

export type DatabaseKind = 'sqlite' | 'postgres';
/** What both databases keep: text, numbers, nothing. */
export type Value = string | number | null;
export type Row = readonly Value[];

/** A table begins, or a row of the one that has begun. */
export type Piece = { table: string; columns: readonly string[] } | { row: Row };

/** That are read or written at once. */
export const PAGE_ROWS = 500;
/** SQLite takes 32,766 values in a statement, PostgreSQL 65,535. */
const MOST_VALUES = 30_000;

interface TableShape {
  name: string;
  columns: readonly string[];
}

/** @throws where tables refer to each other in a circle, which they must not */
async function tablesInOrder(db: Kysely<Schema>, kind: DatabaseKind): Promise<TableShape[]> {
  const found = await db.introspection.getTables();
  const shapes = found
    .filter(({ isView }) => !isView)
    .map(({ name, columns }) => ({ name, columns: columns.map((column) => column.name) }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
  const { rows: references } =
    kind === 'sqlite'
      ? await sql<{ name: string; target: string }>`
          select m.name as name, f."table" as target
          from sqlite_master m, pragma_foreign_key_list(m.name) f where m.type = 'table'`.execute(db)
      : await sql<{ name: string; target: string }>`
          select conrelid::regclass::text as name, confrelid::regclass::text as target
          from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`.execute(
          db,
        );
  const ordered: TableShape[] = [];
  while (ordered.length < shapes.length) {
    const isThere = (name: string) => ordered.some((shape) => shape.name === name);
    const next = shapes.find(
      ({ name }) =>
        !isThere(name) &&
        references.every((reference) => reference.name !== name || isThere(reference.target)),
    );
    if (!next) throw new Error('Tables refer to each other in a circle.');
    ordered.push(next);
  }
  return ordered;
}

/** @param db one connection in one transaction, so that all of it is of one moment */
export async function* readTables(db: Kysely<Schema>, kind: DatabaseKind): AsyncGenerator<Piece> {
  for (const shape of await tablesInOrder(db, kind)) {
    yield { table: shape.name, columns: shape.columns };
    const rows = kind === 'sqlite' ? rowsOfSqlite(db, shape) : rowsOfPostgres(db, shape);
    for await (const row of rows) yield { row: shape.columns.map((column) => valueOf(row[column])) };
  }
}

/**
 * Rows of a table of any size through little memory, each page read behind the last row of the one before, so that what
 * arrives meanwhile shifts nothing.
 * @param read gives `PAGE_ROWS` at most
 */
export async function* inPages<Row>(read: (last: Row | undefined) => Promise<Row[]>): AsyncGenerator<Row> {
  for (let last: Row | undefined; ;) {
    const page = await read(last);
    yield* page;
    if (page.length < PAGE_ROWS) return;
    last = page.at(-1);
  }
}

type RawRow = Readonly<Record<string, unknown>>;

const rowsOfSqlite = (db: Kysely<Schema>, { name, columns }: TableShape) =>
  inPages<RawRow>(async (last) => {
    const { rows } = await sql<RawRow>`
      select rowid as _rowid, ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(name)}
      where rowid > ${last?.['_rowid'] ?? 0} order by rowid limit ${PAGE_ROWS}`.execute(db);
    return rows;
  });

async function* rowsOfPostgres(db: Kysely<Schema>, { name, columns }: TableShape): AsyncGenerator<RawRow> {
  await sql`declare all_rows no scroll cursor for
    select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(name)}`.execute(db);
  yield* inPages(async () => {
    const { rows } = await sql<RawRow>`fetch ${sql.raw(String(PAGE_ROWS))} from all_rows`.execute(db);
    return rows;
  });
  await sql`close all_rows`.execute(db);
}

function valueOf(value: unknown): Value {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value;
  throw new Error(`A column holds what tables here do not have: ${typeof value}.`);
}

/** PostgreSQL keeps no NUL in its text, and SQLite does: it is taken out, so that one value keeps nobody from moving. */
const withoutNul = (value: Value): Value => (typeof value === 'string' ? value.replaceAll('\0', '') : value);

/** @returns how many rows. @throws where one is refused, or a table or a column is not there */
export async function writeTables(
  db: Kysely<Schema>,
  kind: DatabaseKind,
  pieces: AsyncIterable<Piece>,
): Promise<number> {
  let written = 0;
  let current: TableShape = { name: '', columns: [] };
  let waiting: Row[] = [];

  async function write(): Promise<void> {
    if (waiting.length === 0) return;
    await sql`insert into ${sql.table(current.name)} (${sql.join(current.columns.map((column) => sql.ref(column)))})
      values ${sql.join(waiting.map((row) => sql`(${sql.join(row)})`))}`.execute(db);
    written += waiting.length;
    waiting = [];
  }

  for await (const piece of pieces) {
    if ('table' in piece) {
      await write();
      current = { name: piece.table, columns: piece.columns };
    } else {
      waiting.push(kind === 'postgres' ? piece.row.map(withoutNul) : piece.row);
      if (waiting.length >= PAGE_ROWS || (waiting.length + 1) * piece.row.length > MOST_VALUES) await write();
    }
  }
  await write();
  return written;
}
