/** A grant is of an account, whose name may change and which may be closed before the grant is used. Old ones lived a minute. */
import type { Kysely } from 'kysely';
import type { Schema } from '#server/db/schema.ts';

export async function up(db: Kysely<Schema>): Promise<void> {
  await db.deleteFrom('oauth_grants').execute();
  await db.schema.alterTable('oauth_grants').dropColumn('user_name').execute();
  await db.schema
    .alterTable('oauth_grants')
    .addColumn('user_id', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}
