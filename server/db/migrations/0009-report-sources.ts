/** From which parts of all networks a page's report came: what many tell of is kept before what a few make up. */
import type { Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable('page_reports')
    .addColumn('sources', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
}
