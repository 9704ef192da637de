/** The outbox of submissions: one row for each submission and destination, numbered in the order of the commits. */
import type { Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('delivery_queues')
    .addColumn('destination', 'text', (column) => column.primaryKey())
    .addColumn('last_sequence', 'bigint', (column) => column.notNull())
    .addColumn('lease_owner', 'text', (column) => column.notNull())
    .addColumn('lease_until', 'bigint', (column) => column.notNull())
    .execute();

  await schema
    .createTable('deliveries')
    .addColumn('destination', 'text', (column) => column.notNull())
    .addColumn('sequence', 'bigint', (column) => column.notNull())
    .addColumn('submission_id', 'text', (column) =>
      column.notNull().references('submissions.id').onDelete('cascade'),
    )
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('refusals', 'integer', (column) => column.notNull())
    .addColumn('next_at', 'bigint', (column) => column.notNull())
    .addColumn('last_problem', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('settled_at', 'bigint')
    .addPrimaryKeyConstraint('deliveries_key', ['destination', 'sequence'])
    .addUniqueConstraint('deliveries_once', ['submission_id', 'destination'])
    .execute();
  // For the next event of a destination and for old rows, without reading all sent ones.
  await schema
    .createIndex('deliveries_state')
    .on('deliveries')
    .columns(['destination', 'state', 'sequence'])
    .execute();
  await schema.createIndex('deliveries_settled').on('deliveries').column('settled_at').execute();
}
