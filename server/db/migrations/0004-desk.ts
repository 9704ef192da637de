/** The chat desk: conversations with their messages, nonces of links that were used, agents that are signed in or there. */
import type { Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('desk_conversations')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('session_hash', 'text', (column) => column.notNull().unique())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('topic', 'text', (column) => column.notNull())
    .addColumn('page', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('is_signed', 'integer', (column) => column.notNull())
    .addColumn('refusal', 'text')
    .addColumn('fields', 'text', (column) => column.notNull())
    .addColumn('contact_name', 'text')
    .addColumn('contact', 'text')
    .addColumn('last_seq', 'integer', (column) => column.notNull())
    .addColumn('last_text', 'text', (column) => column.notNull())
    .addColumn('last_author', 'text')
    .addColumn('last_at', 'bigint', (column) => column.notNull())
    .addColumn('waiting_since', 'bigint')
    .addColumn('agent_read', 'integer', (column) => column.notNull())
    .addColumn('visitor_read', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createIndex('desk_conversations_changed_at')
    .on('desk_conversations')
    .column('changed_at')
    .execute();
  await schema
    .createIndex('desk_conversations_last_at')
    .on('desk_conversations')
    .columns(['state', 'last_at'])
    .execute();

  await schema
    .createTable('desk_messages')
    .addColumn('conversation_id', 'text', (column) =>
      column.notNull().references('desk_conversations.id').onDelete('cascade'),
    )
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('client_id', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('desk_messages_key', ['conversation_id', 'seq'])
    .addUniqueConstraint('desk_messages_once', ['conversation_id', 'author', 'client_id'])
    .execute();

  await schema
    .createTable('desk_nonces')
    .addColumn('nonce', 'text', (column) => column.primaryKey())
    .addColumn('used_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createTable('desk_agent_sessions')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createTable('desk_presence')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('touched_at', 'bigint', (column) => column.notNull())
    .execute();
}
