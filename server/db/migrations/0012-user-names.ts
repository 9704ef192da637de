/** An index for signing in by user name. */
import type { Kysely } from 'kysely';
import type { Schema } from '#server/db/schema.ts';

export async function up(db: Kysely<Schema>): Promise<void> {
  await db.schema.createIndex('users_user_name').on('users').column('user_name').execute();
}
