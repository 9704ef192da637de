/** Of a conversation: its network, the agent who has it or is typing in it, and since when the visitor is away. */
import type { Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  for (const [table, column, type] of [
    ['desk_conversations', 'network', 'text'],
    ['desk_conversations', 'agent', 'text'],
    ['desk_conversations', 'writing_page', 'text'],
    ['desk_conversations', 'writing_agent', 'text'],
    ['desk_conversations', 'writing_at', 'bigint'],
    ['desk_conversations', 'visitor_left_at', 'bigint'],
    ['desk_agent_sessions', 'name', 'text'],
  ] as const) {
    await db.schema.alterTable(table).addColumn(column, type).execute();
  }
}
