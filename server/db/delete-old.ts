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
  const rows = sql`from ${sql.table(table)} where ${where ?? sql`1 = 1`} and ${sql.ref(column)}`;
  let deleted = 0;
  for (;;) {
    const last = await sql<{ time: number }>`
      select ${sql.ref(column)} as time ${rows} < ${before} order by ${sql.ref(column)} limit 1 offset ${SLICE}
    `.execute(db);
    // The one behind the slice stays for the next, and so does who has its time.
    const end = last.rows[0]?.time;
    const result = await sql`delete ${rows} < ${end ?? before}`.execute(db);
    deleted += Number(result.numAffectedRows ?? 0);
    if (end === undefined) return deleted;
    if (Number(result.numAffectedRows ?? 0) === 0) {
      // More of them than a slice have one and the same time.
      const same = await sql`delete ${rows} = ${end}`.execute(db);
      deleted += Number(same.numAffectedRows ?? 0);
    }
    await setImmediate();
  }
}
