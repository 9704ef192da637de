/**
 * Deletes many rows in slices: the embedded database works in the server's own thread, and one statement over a flood
 * of rows would block all requests for seconds.
 */
import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import type { AgeBound } from './bounds.ts';
import type { Database } from './schema.ts';

const SLICE = 1000;

/** @returns how many rows were deleted */
export async function deleteOlder(
  db: Database,
  table: string,
  { column, where }: Pick<AgeBound, 'column' | 'where'>,
  before: number,
): Promise<number> {
  const [time, rows] = [sql.ref(column), sql`from ${sql.table(table)} where ${where ?? sql`1 = 1`} and`];
  const slice = sql`select ${time} as time ${rows} ${time} < ${before} order by ${time} limit ${sql.lit(SLICE)}`;
  let deleted = 0;
  for (;;) {
    // Rows of the same time are deleted together.
    const { numAffectedRows = 0n } =
      await sql`delete ${rows} ${time} <= (select max(time) from (${slice}) as slice)`.execute(db);
    deleted += Number(numAffectedRows);
    if (numAffectedRows < SLICE) return deleted;
    await setImmediate();
  }
}
