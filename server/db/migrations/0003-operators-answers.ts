/** The operator's answers to requests: who joined by which invitation, how a form was answered, and by whom. */
import type { Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  const { schema } = db;
  await schema.alterTable('invitations').addColumn('taken_by', 'text').execute();
  await schema.alterTable('submissions').addColumn('handled_at', 'bigint').execute();
  await schema.alterTable('submissions').addColumn('outcome', 'text').execute();
  // The pages of a listing continue after the last row.
  await schema.createIndex('submissions_at').on('submissions').columns(['created_at', 'id']).execute();

  await schema
    .createTable('audit_records')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('detail', 'text', (column) => column.notNull())
    .execute();
  await schema.createIndex('audit_records_at').on('audit_records').columns(['at', 'id']).execute();
}
