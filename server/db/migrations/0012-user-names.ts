/** Who signs in by a user name is looked for among all accounts. */
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Schema } from '#server/db/schema.ts';

export const userNames: Migration = {
  async up(db: Kysely<Schema>): Promise<void> {
    await db.schema.createIndex('users_user_name').on('users').column('user_name').execute();
  },
};
