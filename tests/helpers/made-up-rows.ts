import { sql } from 'kysely';
import type { Database } from '#server/db/schema.ts';

let columns: Promise<ReadonlyMap<string, readonly { name: string; dataType: string }[]>> | undefined;
let made = 0;

/**
 * Inserts a row of made-up values, except the given ones, and the rows that it refers to.
 * @param time before all of the row's times
 */
export async function insertMadeUp(
  db: Database,
  table: string,
  given: Readonly<Record<string, unknown>>,
  time = 0,
): Promise<void> {
  columns ??= db.introspection
    .getTables()
    .then((tables) => new Map(tables.map((found) => [found.name, found.columns])));
  const row: Record<string, unknown> = {};
  for (const { name, dataType } of (await columns).get(table) ?? []) {
    made++;
    const number = /(?:^|_)at$/.test(name) ? time + made : made;
    row[name] = /int/i.test(dataType) ? number : `made-up-${made}`;
  }
  if (table === 'invitations' && given['company_id'] === undefined) {
    row['company_id'] = `company-${made}`;
    await insertMadeUp(db, 'companies', { id: row['company_id'] });
  }
  if (table === 'deliveries' && given['submission_id'] === undefined) {
    row['submission_id'] = `form-${made}`;
    const created_at = Number(given['settled_at']);
    await insertMadeUp(db, 'submissions', { id: row['submission_id'], created_at, handled_at: null });
  }
  const values = { ...row, ...given };
  const names = sql.join(Object.keys(values).map((name) => sql.ref(name)));
  await sql`insert into ${sql.table(table)} (${names}) values (${sql.join(Object.values(values))})`.execute(
    db,
  );
}
