/**
 * Conversations and their messages. A message gets its number while its conversation's row is held, so numbers have no gaps
 * and nobody sees number 5 before number 4; a message that comes again under the same client id is the one that is there.
 */
import { sql, type RawBuilder, type Selectable, type Transaction } from 'kysely';
import type { DeskConversation, DeskMessage, DeskPlace, DeskRefusal } from '#src/api/contract/desk.ts';
import type { Clock } from '#server/clock.ts';
import type { Database, Schema } from '#server/db/schema.ts';
import { newId } from '#server/ids.ts';
import type { Changes } from './changes.ts';
import type { ConversationsTable } from './tables.ts';

type Author = DeskMessage['author'];
export type ConversationRow = Selectable<ConversationsTable>;
type Row = ConversationRow;
type Change = Partial<Omit<Row, 'id' | 'session_hash' | 'version' | 'changed_at' | 'created_at'>>;

/** Of a message, in the inbox's list. */
const PREVIEW_CHARS = 120;
/** Messages that one reading brings at most. */
export const PAGE = 200;
/** Conversations that an inbox shows at most: those that wait come first. */
const INBOX_OPEN = 300;
const INBOX_CLOSED = 50;

export interface NewMessage {
  id: string;
  text: string;
}

export interface Identity {
  isSigned: boolean;
  refusal: DeskRefusal | null;
  fields: Record<string, string>;
}

export type Conversations = ReturnType<typeof createConversations>;

export function createConversations(db: Database, clock: Clock, changes: Changes) {
  const announce = ({ id, session_hash }: Pick<Row, 'id' | 'session_hash'>): void =>
    changes.announce({ id, session: session_hash });

  const bySession = (sessionHash: string): Promise<Row | undefined> =>
    db
      .selectFrom('desk_conversations')
      .selectAll()
      .where('session_hash', '=', sessionHash)
      .executeTakeFirst();

  const byId = (id: string): Promise<Row | undefined> =>
    db.selectFrom('desk_conversations').selectAll().where('id', '=', id).executeTakeFirst();

  /** Writes and tells everybody who looks on. @param where has to hold still, in the moment of writing */
  async function change(
    id: string,
    values: Change,
    where: RawBuilder<unknown> = sql`1 = 1`,
  ): Promise<Row | undefined> {
    const row = await db
      .updateTable('desk_conversations')
      .set((expression) => ({
        ...values,
        version: expression('version', '+', 1),
        changed_at: clock.now(),
      }))
      .where('id', '=', id)
      .where(sql<boolean>`${where}`)
      .returningAll()
      .executeTakeFirst();
    if (row) announce(row);
    return row;
  }

  /** The session's conversation, begun where there is none. */
  async function begin(sessionHash: string, place: DeskPlace): Promise<Row> {
    const now = clock.now();
    await db
      .insertInto('desk_conversations')
      .values({
        id: newId(),
        session_hash: sessionHash,
        ...place,
        state: 'open',
        is_signed: 0,
        refusal: null,
        fields: '{}',
        contact_name: null,
        contact: null,
        last_seq: 0,
        last_text: '',
        last_author: null,
        last_at: now,
        waiting_since: null,
        agent_read: 0,
        visitor_read: 0,
        version: 1,
        changed_at: now,
        created_at: now,
      })
      // Two pages of one visitor may begin at once.
      .onConflict((conflict) => conflict.column('session_hash').doNothing())
      .execute();
    return db
      .selectFrom('desk_conversations')
      .selectAll()
      .where('session_hash', '=', sessionHash)
      .executeTakeFirstOrThrow();
  }

  return {
    bySession,
    byId,
    begin,

    /** @returns the message as it is stored now, or was by an earlier try; `undefined` without such a conversation */
    async add(id: string, author: Author, message: NewMessage): Promise<DeskMessage | undefined> {
      const added = await db.transaction().execute(async (transaction) => {
        const now = clock.now();
        // Writing the row holds it until the end: the next message waits for this one.
        const row = await transaction
          .updateTable('desk_conversations')
          .set((expression) => ({ version: expression('version', '+', 1), changed_at: now }))
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirst();
        if (!row) return undefined;
        const known = await findMessage(transaction, id, author, message.id);
        if (known) return { row, message: known };
        const seq = row.last_seq + 1;
        await transaction
          .insertInto('desk_messages')
          .values({ conversation_id: id, seq, author, client_id: message.id, text: message.text, at: now })
          .execute();
        await transaction
          .updateTable('desk_conversations')
          .set({
            state: 'open',
            last_seq: seq,
            last_text: preview(message.text),
            last_author: author,
            last_at: now,
            waiting_since: author === 'agent' ? null : (row.waiting_since ?? now),
            // Who writes has read.
            ...(author === 'agent' ? { agent_read: seq } : { visitor_read: seq }),
          })
          .where('id', '=', id)
          .execute();
        return { row, message: { seq, id: message.id, author, text: message.text, at: now } };
      });
      if (added) announce(added.row);
      return added?.message;
    },

    /** Messages behind `after`, in their order, at most a page of them. */
    async messagesAfter(id: string, after: number): Promise<DeskMessage[]> {
      const rows = await db
        .selectFrom('desk_messages')
        .select(['seq', 'client_id as id', 'author', 'text', 'at'])
        .where('conversation_id', '=', id)
        .where('seq', '>', after)
        .orderBy('seq')
        .limit(PAGE)
        .execute();
      return rows.map((row) => ({ ...row, author: row.author as Author })); // what add() writes
    },

    /** @returns false where another link has said who the visitor is since `row` was read: then it has to be judged anew */
    async identify(row: Row, { isSigned, refusal, fields }: Identity): Promise<boolean> {
      const values = { is_signed: isSigned ? 1 : 0, refusal, fields: JSON.stringify(fields) };
      const { is_signed, fields: before } = row;
      return Boolean(await change(row.id, values, sql`is_signed = ${is_signed} and fields = ${before}`));
    },

    /** A link that did not hold came to a conversation that had proven its visitor before. */
    noteRefusal: (id: string, refusal: DeskRefusal) => change(id, { refusal }),

    async leaveContact(
      { id, waiting_since }: Row,
      contact: { name: string; contact: string },
    ): Promise<void> {
      await change(id, {
        contact_name: contact.name,
        contact: contact.contact,
        state: 'open',
        last_at: clock.now(),
        // Somebody has to get in touch.
        waiting_since: waiting_since ?? clock.now(),
      });
    },

    /** Never past what there is, never back. */
    async markRead(row: Row, reader: Author, seq: number): Promise<void> {
      const column = reader === 'agent' ? 'agent_read' : 'visitor_read';
      const read = Math.min(seq, row.last_seq);
      if (read > row[column]) await change(row.id, { [column]: read }, sql`${sql.ref(column)} < ${read}`);
    },

    async setState(id: string, state: 'open' | 'closed'): Promise<boolean> {
      return Boolean(await change(id, { state, ...(state === 'closed' ? { waiting_since: null } : {}) }));
    },

    /** Who waits longest comes first, then what is newest; the last closed ones at the end. */
    async inbox(): Promise<DeskConversation[]> {
      const shown = db
        .selectFrom('desk_conversations')
        .selectAll()
        .where((expression) =>
          expression.or([expression('last_seq', '>', 0), expression('contact', 'is not', null)]),
        );
      const waiting = await shown
        .where('state', '=', 'open')
        .where('waiting_since', 'is not', null)
        .orderBy('waiting_since')
        .limit(INBOX_OPEN)
        .execute();
      const answered = await shown
        .where('state', '=', 'open')
        .where('waiting_since', 'is', null)
        .orderBy('last_at', 'desc')
        .limit(INBOX_OPEN - waiting.length)
        .execute();
      const closed = await shown
        .where('state', '=', 'closed')
        .orderBy('last_at', 'desc')
        .limit(INBOX_CLOSED)
        .execute();
      return [...waiting, ...answered, ...closed].map(conversationOf);
    },

    /** Those of them that an inbox shows. */
    async some(ids: readonly string[]): Promise<DeskConversation[]> {
      if (ids.length === 0) return [];
      const rows = await db.selectFrom('desk_conversations').selectAll().where('id', 'in', ids).execute();
      return rows.filter((row) => row.last_seq > 0 || row.contact !== null).map(conversationOf);
    },
  };
}

async function findMessage(
  transaction: Transaction<Schema>,
  conversationId: string,
  author: Author,
  clientId: string,
): Promise<DeskMessage | undefined> {
  const row = await transaction
    .selectFrom('desk_messages')
    .select(['seq', 'client_id as id', 'text', 'at'])
    .where('conversation_id', '=', conversationId)
    .where('author', '=', author)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  return row && { ...row, author };
}

/** Cut between characters, never inside one. */
function preview(text: string): string {
  return text.slice(0, PREVIEW_CHARS).replace(/[\ud800-\udbff]$/, '');
}

/** The words in the columns are those that this file and identity.ts write. */
function conversationOf(row: Row): DeskConversation {
  return {
    id: row.id,
    language: row.language as DeskConversation['language'], // the columns hold what the contract's checks let in
    topic: row.topic as DeskConversation['topic'],
    page: row.page,
    state: row.state as DeskConversation['state'],
    isSigned: row.is_signed === 1,
    refusal: row.refusal as DeskRefusal | null,
    fields: JSON.parse(row.fields) as Record<string, string>,
    contact: contactOf(row),
    lastText: row.last_text,
    lastAuthor: row.last_author as Author | null,
    lastSeq: row.last_seq,
    lastAt: row.last_at,
    createdAt: row.created_at,
    waitingSince: row.waiting_since,
    agentRead: row.agent_read,
    visitorRead: row.visitor_read,
  };
}

export function contactOf({ contact_name, contact }: Pick<Row, 'contact_name' | 'contact'>) {
  return contact === null ? null : { name: contact_name ?? '', contact };
}
