/** Indexes by age, so that cleaning up does not read the rows that stay. */
import type { Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  for (const [table, column] of [
    ['rate_keys', 'touched_at'],
    ['codes', 'expires_at'],
    ['invitations', 'expires_at'],
    ['oauth_grants', 'expires_at'],
    ['desk_conversations', 'last_at'],
    ['desk_nonces', 'used_at'],
    ['desk_agent_sessions', 'expires_at'],
    ['desk_presence', 'touched_at'],
  ] as const) {
    await db.schema.createIndex(`${table}_by_age`).on(table).column(column).execute();
  }
  // Open ones are searched by their time of arrival.
  await db.schema
    .createIndex('submissions_by_age')
    .on('submissions')
    .columns(['handled_at', 'created_at'])
    .execute();
}
