/** The first tables. Types that both databases have: `text`, `bigint` (SQLite reads it as INTEGER), `integer`. */
import type { Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('meta')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();

  await schema
    .createTable('users')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('area_code', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('password_hash', 'text')
    .addColumn('user_name', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('referral_code', 'text', (column) => column.notNull().unique())
    .addColumn('referred_by', 'text', (column) => column.notNull())
    .addColumn('promoter', 'text', (column) => column.notNull())
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('callback', 'text', (column) => column.notNull())
    .addColumn('activity_id', 'text', (column) => column.notNull())
    .addColumn('from_channel', 'text', (column) => column.notNull())
    .addColumn('coupon', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('users_phone', ['area_code', 'phone'])
    .execute();

  await schema
    .createTable('companies')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();

  await schema
    .createTable('members')
    .addColumn('company_id', 'text', (column) => column.notNull().references('companies.id'))
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('members_key', ['company_id', 'user_id'])
    .execute();

  await schema
    .createTable('codes')
    .addColumn('target', 'text', (column) => column.primaryKey())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('issued_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .execute();

  await schema
    .createTable('rate_keys')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('touched_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createTable('rate_events')
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('rate_events_key_at').on('rate_events').columns(['key', 'at']).execute();
  await schema.createIndex('rate_events_at').on('rate_events').column('at').execute();

  await schema
    .createTable('invitations')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('company_id', 'text', (column) => column.notNull().references('companies.id'))
    .addColumn('inviter', 'text', (column) => column.notNull())
    .addColumn('area_code', 'text')
    .addColumn('phone', 'text')
    .addColumn('name', 'text')
    .addColumn('auto_approve', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();

  await schema
    .createTable('submissions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('dedupe_key', 'text', (column) => column.notNull().unique())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('submissions_kind_at').on('submissions').columns(['kind', 'created_at']).execute();

  await schema
    .createTable('usage_records')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('platform', 'text', (column) => column.notNull())
    .addColumn('segmentation', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('usage_records_at').on('usage_records').column('created_at').execute();

  await schema
    .createTable('sms_outbox')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('code', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('sms_outbox_at').on('sms_outbox').column('created_at').execute();

  await schema
    .createTable('oauth_grants')
    .addColumn('code_hash', 'text', (column) => column.primaryKey())
    .addColumn('user_name', 'text', (column) => column.notNull())
    .addColumn('redirect', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .execute();
}
