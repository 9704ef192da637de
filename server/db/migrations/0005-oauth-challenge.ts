/** A code of the development provider needs the verifier of its challenge. Codes without a challenge are invalid. */
import type { Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable('oauth_grants')
    .addColumn('code_challenge', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}
