/** The promoter's addition to the coupon is kept with the account. An index counts the accounts of a referral ID. */
import type { Kysely } from 'kysely';
import type { Schema } from '#server/db/schema.ts';

export async function up(db: Kysely<Schema>): Promise<void> {
  await db.schema
    .alterTable('users')
    .addColumn('coupon_more', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.createIndex('users_referred_by').on('users').column('referred_by').execute();
}
