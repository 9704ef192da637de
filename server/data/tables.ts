/**
 * All rows of a database, table by table, in an order in which they can be written again: referenced tables come first.
 * The tables are read from the database, so that no list has to be updated with the migrations.
 */
import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { InputError } from '#server/commands/command.ts';
import { plainLine } from '#server/commands/output.ts';
import { isDatabaseOutage } from '#server/db/errors.ts';
import type { Schema } from '#server/db/schema.ts';

export type DatabaseKind = 'sqlite' | 'postgres';
/** Values of both databases: text, numbers, null. */
export type Value = string | number | null;
export type Row = readonly Value[];

/** The start of a table, or a row of the current one. */
export type Piece = { table: string; columns: readonly string[] } | { row: Row };

/** Rows that are read or written at once. */
export const PAGE_ROWS = 500;
/** SQLite takes 32,766 values in a statement, PostgreSQL 65,535. */
const MAX_VALUES = 30_000;

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
    if (!next) throw new Error('The foreign keys of the tables form a circle.');
    ordered.push(next);
  }
  return ordered;
}

/** @param db one connection in one transaction, so that all reads see the same moment */
export async function* readTables(db: Kysely<Schema>, kind: DatabaseKind): AsyncGenerator<Piece> {
  for (const shape of await tablesInOrder(db, kind)) {
    yield { table: shape.name, columns: shape.columns };
    const rows = kind === 'sqlite' ? rowsOfSqlite(db, shape) : rowsOfPostgres(db, shape);
    for await (const row of rows) yield { row: shape.columns.map((column) => valueOf(row[column])) };
  }
}

/**
 * Reads a table of any size in pages, each after the last row of the one before, so that new rows shift nothing.
 * @param read returns at most `PAGE_ROWS`
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
  throw new Error(`A column has a value of an unexpected type: ${typeof value}.`);
}

/**
 * Removes NUL characters, which SQLite allows in text and PostgreSQL does not.
 * @param onCleaned gets a sentence for each changed row
 */
export async function* withoutNul(
  pieces: AsyncIterable<Piece>,
  onCleaned: (row: string) => void,
): AsyncGenerator<Piece> {
  let shape: TableShape = { name: '', columns: [] };
  for await (const piece of pieces) {
    if ('table' in piece) shape = { name: piece.table, columns: piece.columns };
    if ('table' in piece || !piece.row.some(hasNul)) {
      yield piece;
      continue;
    }
    const row = piece.row.map((value) => (hasNul(value) ? value.replaceAll('\0', '') : value));
    const columns = shape.columns.filter((_, index) => hasNul(piece.row[index]));
    onCleaned(`${shape.name}, where ${keyOf(shape, row)}: NUL was removed from ${columns.join(', ')}.`);
    yield { row };
  }
}

const hasNul = (value: Value | undefined): value is string =>
  typeof value === 'string' && value.includes('\0');

/** Names a row by its first two columns, as an SQL condition; two identify a row in every table here. */
const keyOf = ({ columns }: TableShape, row: Row): string =>
  columns
    .slice(0, 2)
    .map((column, index) => {
      const value = row[index] ?? null;
      const text = typeof value === 'string' ? `'${plainLine(value.replaceAll("'", "''"))}'` : String(value);
      return `${column} = ${text}`;
    })
    .join(' and ');

/**
 * @throws InputError where a row is refused, and says which one; another error where a table or a column is not there
 */
export async function writeTables(db: Kysely<Schema>, pieces: AsyncIterable<Piece>): Promise<void> {
  let current: TableShape | undefined;
  let pending: Row[] = [];

  async function write(): Promise<void> {
    if (current && pending.length > 0) await writeRows(db, current, pending);
    pending = [];
  }

  for await (const piece of pieces) {
    if ('table' in piece) {
      await write();
      current = { name: piece.table, columns: piece.columns };
    } else {
      pending.push(piece.row);
      if (pending.length >= PAGE_ROWS || (pending.length + 1) * piece.row.length > MAX_VALUES) await write();
    }
  }
  await write();
}

/** Writes all at once; where that fails, one by one, to find the refused row. */
async function writeRows(db: Kysely<Schema>, shape: TableShape, rows: readonly Row[]): Promise<void> {
  const insert = (some: readonly Row[]) =>
    sql`insert into ${sql.table(shape.name)} (${sql.join(shape.columns.map((column) => sql.ref(column)))})
      values ${sql.join(some.map((row) => sql`(${sql.join(row)})`))}`.execute(db);
  await sql`savepoint some_rows`.execute(db);
  try {
    await insert(rows);
  } catch (error) {
    if (isDatabaseOutage(error)) throw error;
    await sql`rollback to savepoint some_rows`.execute(db);
    for (const row of rows) {
      await insert([row]).catch((cause: unknown) => {
        throw new InputError(refusal(shape, row, cause), { cause });
      });
    }
    throw error;
  }
  await sql`release savepoint some_rows`.execute(db);
}

const refusal = (shape: TableShape, row: Row, cause: unknown): string => `\
A row of ${shape.name} was refused: ${cause instanceof Error ? plainLine(cause.message) : 'no reason was given'}.
Nothing was written. Remove the row at its source; in the embedded database with

  sqlite3 DATA_DIR/site.sqlite "delete from ${shape.name} where ${keyOf(shape, row)}"

and try again. If the row comes from a backup: restore the backup into an embedded database (an empty DATA_DIR, no
DATABASE_URL), remove the row there, and move that database.`;

/** The number of rows of each table, and a sum over them that does not depend on their order. */
export type Summary = Readonly<Record<string, { rows: number; sum: string }>>;

const SUM_BITS = 128;

/** Passes pieces on unchanged and adds them to the sums. */
export function createSummary() {
  const sums = new Map<string, { rows: number; sum: bigint }>();
  return {
    async *through(pieces: AsyncIterable<Piece>) {
      let current = { rows: 0, sum: 0n };
      let columns: readonly string[] = [];
      for await (const piece of pieces) {
        if ('table' in piece) {
          current = { rows: 0, sum: 0n };
          columns = piece.columns;
          sums.set(piece.table, current);
        } else {
          current.rows++;
          current.sum = BigInt.asUintN(SUM_BITS, current.sum + sumOf(columns, piece.row));
        }
        yield piece;
      }
    },
    result: (): Summary =>
      Object.fromEntries(
        [...sums].map(([table, { rows, sum }]) => [table, { rows, sum: sum.toString(16).padStart(32, '0') }]),
      ),
  };
}

/** By column name: the order of columns may differ between databases. */
function sumOf(columns: readonly string[], row: Row): bigint {
  const named = columns.map((column, index) => [column, row[index] ?? null]).toSorted();
  return BigInt(`0x${createHash('sha256').update(JSON.stringify(named)).digest('hex').slice(0, 32)}`);
}

export async function summarize(db: Kysely<Schema>, kind: DatabaseKind): Promise<Summary> {
  const summary = createSummary();
  for await (const _piece of summary.through(readTables(db, kind)));
  return summary.result();
}

/** @returns the differences as sentences; empty where there are none */
export function differences(expected: Summary, found: Summary): string[] {
  return Object.entries(expected).flatMap(([table, { rows, sum }]) => {
    const other = found[table];
    if (other?.rows !== rows) return [`${table} has ${other?.rows ?? 'no'} rows instead of ${rows}`];
    return other.sum === sum ? [] : [`rows of ${table} differ`];
  });
}
