/** A grant belongs to an account, which may be renamed or closed before its use. Old grants expire within a minute. */
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
