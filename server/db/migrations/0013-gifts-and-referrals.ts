/** What a promoter added to the coupon stands with the account. How many came by a referral ID is asked for by who invited. */
import type { Kysely } from 'kysely';
import type { Schema } from '#server/db/schema.ts';

export async function up(db: Kysely<Schema>): Promise<void> {
  await db.schema
    .alterTable('users')
    .addColumn('coupon_more', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.createIndex('users_referred_by').on('users').column('referred_by').execute();
}
