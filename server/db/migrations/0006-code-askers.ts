/** Who asked for a code, and how often others tried it. On older codes every try counts as another address's. */
import type { Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable('codes')
    .addColumn('asked_by', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema
    .alterTable('codes')
    .addColumn('attempts_of_others', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
