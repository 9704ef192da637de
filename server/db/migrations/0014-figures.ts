/**
 * Data for figures: what a usage record and an account count as, and the daily sums. Older records count as nothing;
 * older accounts count without language and device.
 */
import type { Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  const { schema } = db;
  const columns = {
    users: ['utm_source', 'language', 'device'],
    usage_records: ['event', 'promoter', 'channel', 'language', 'device'],
  };
  for (const [table, names] of Object.entries(columns)) {
    for (const name of names) {
      await schema
        .alterTable(table)
        .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
        .execute();
    }
  }
  await schema.createIndex('users_at').on('users').column('created_at').execute();
  await schema
    .createTable('daily_sums')
    .addColumn('day', 'bigint', (column) => column.notNull())
    .addColumn('dimension', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('landing', 'bigint', (column) => column.notNull())
    .addColumn('download', 'bigint', (column) => column.notNull())
    .addColumn('registration', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('daily_sums_key', ['dimension', 'value', 'day'])
    .execute();
  await schema.createIndex('daily_sums_by_age').on('daily_sums').column('day').execute();
  await schema
    .createTable('partner_keys')
    .addColumn('promoter', 'text', (column) => column.primaryKey())
    .addColumn('key_hash', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
}
