/**
 * Deletes many rows a slice at a time: the embedded database works in the server's own thread, and a flood that is swept up
 * in one statement would stop everybody's pages for seconds.
 */
import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import type { AgeBound } from './bounds.ts';
import type { Database } from './schema.ts';

const SLICE = 1000;

/** @returns how many rows went */
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
    // Those of one and the same time go together.
    const { numAffectedRows = 0n } =
      await sql`delete ${rows} ${time} <= (select max(time) from (${slice}) as slice)`.execute(db);
    deleted += Number(numAffectedRows);
    if (numAffectedRows < SLICE) return deleted;
    await setImmediate();
  }
}
