/**
 * The conversations in an inbox: first those that wait longest, a limited number of one network before those of the
 * others; then the newest, and the last closed ones. So made-up conversations hide no visitor of another network. The
 * number of omitted ones is shown, and an inbox may ask for more.
 */
import { sql } from 'kysely';
import type { DeskConversation, DeskInbox, DeskMessage, DeskRefusal } from '#src/api/contract/desk.ts';
import { DESK_CONVERSATIONS_PER_NETWORK } from '#src/config/wire.ts';
import { countRows } from '#server/db/count-rows.ts';
import type { Database } from '#server/db/schema.ts';
import type { ConversationRow } from './conversations.ts';

const SHOWN_CLOSED = 50;
/** The most values in one query. */
const MAX_IDS = 500;

/** It has a message or a contact. */
const visibleConversations = (db: Database) =>
  db
    .selectFrom('desk_conversations')
    .where((expression) =>
      expression.or([expression('last_seq', '>', 0), expression('contact', 'is not', null)]),
    );

/** @param limit of open ones */
export async function inboxOf(db: Database, limit: number): Promise<Omit<DeskInbox, 'you'>> {
  const open = visibleConversations(db).where('state', '=', 'open');
  const ranked = open
    .where('waiting_since', 'is not', null)
    .select([
      'id',
      // The same order as in islands/desk/inbox-order.ts.
      sql<number>`(row_number() over (partition by coalesce(network, id) order by waiting_since, id) - 1)
        / ${sql.lit(DESK_CONVERSATIONS_PER_NETWORK)}`.as('turn'),
    ])
    .as('ranked');
  const waiting = await db
    .selectFrom('desk_conversations')
    .innerJoin(ranked, 'ranked.id', 'desk_conversations.id')
    .selectAll('desk_conversations')
    .orderBy('ranked.turn')
    .orderBy('waiting_since')
    .orderBy('desk_conversations.id')
    .limit(limit)
    .execute();
  const answered = await open
    .where('waiting_since', 'is', null)
    .selectAll()
    .orderBy('last_at', 'desc')
    .limit(limit - waiting.length)
    .execute();
  const closed = await visibleConversations(db)
    .where('state', '=', 'closed')
    .selectAll()
    .orderBy('last_at', 'desc')
    .limit(SHOWN_CLOSED)
    .execute();
  const count = await countRows(open);
  return {
    conversations: [...waiting, ...answered, ...closed].map(conversationOf),
    // One may have been answered between these queries.
    hidden: Math.max(0, count - waiting.length - answered.length),
  };
}

/** The conversations that an inbox shows. */
export async function conversationsOf(db: Database, ids: readonly string[]): Promise<DeskConversation[]> {
  const rows: ConversationRow[] = [];
  for (let start = 0; start < ids.length; start += MAX_IDS) {
    const slice = ids.slice(start, start + MAX_IDS);
    rows.push(...(await visibleConversations(db).where('id', 'in', slice).selectAll().execute()));
  }
  return rows.map(conversationOf);
}

/** The columns hold the words that conversations.ts and identity.ts write. */
function conversationOf(row: ConversationRow): DeskConversation {
  return {
    id: row.id,
    language: row.language as DeskConversation['language'], // the contract's checks restrict the columns
    topic: row.topic as DeskConversation['topic'],
    page: row.page,
    state: row.state as DeskConversation['state'],
    isSigned: row.is_signed === 1,
    refusal: row.refusal as DeskRefusal | null,
    fields: JSON.parse(row.fields) as Record<string, string>,
    contact: contactOf(row),
    lastText: row.last_text,
    lastAuthor: row.last_author as DeskMessage['author'] | null,
    lastSeq: row.last_seq,
    lastAt: row.last_at,
    createdAt: row.created_at,
    waitingSince: row.waiting_since,
    agentRead: row.agent_read,
    visitorRead: row.visitor_read,
    network: row.network,
    agent: row.agent,
    writing:
      row.writing_page === null
        ? null
        : { page: row.writing_page, agent: row.writing_agent, at: row.writing_at ?? 0 },
    visitorLeftAt: row.visitor_left_at,
  };
}

export function contactOf({ contact_name, contact }: Pick<ConversationRow, 'contact_name' | 'contact'>) {
  return contact === null ? null : { name: contact_name ?? '', contact };
}
