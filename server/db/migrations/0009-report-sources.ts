/** The parts of all networks that a report came from: reports from many are kept before those from a few. */
import type { Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable('page_reports')
    .addColumn('sources', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
}
