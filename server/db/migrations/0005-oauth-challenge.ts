/** A code of the development provider is for the holder of the verifier of its challenge. Codes without one are worth nothing. */
import type { Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable('oauth_grants')
    .addColumn('code_challenge', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}
