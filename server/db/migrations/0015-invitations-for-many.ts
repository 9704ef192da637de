/** An invitation may be for several people; each person who joins takes one of its places. */
import type { Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  const { schema } = db;
  await schema.alterTable('invitations').addColumn('places', 'bigint').execute();
  await schema.alterTable('members').addColumn('invitation', 'text').execute();
  await schema.createIndex('members_invitation').on('members').column('invitation').execute();
}
