/**
 * Conversations and their messages. A message gets its number while its conversation's row is locked, so numbers have
 * no gaps and message 5 is never visible before message 4; a repeated client id returns the stored message.
 */
import { sql, type ExpressionBuilder, type RawBuilder, type Selectable, type Transaction } from 'kysely';
import type { DeskMessage, DeskPlace, DeskRefusal } from '#src/api/contract/desk.ts';
import type { Clock } from '#server/clock.ts';
import { countRows } from '#server/db/count-rows.ts';
import type { Database, Schema } from '#server/db/schema.ts';
import { newId } from '#server/ids.ts';
import type { Changes } from './changes.ts';

type Author = DeskMessage['author'];
export type ConversationRow = Selectable<Schema['desk_conversations']>;
type Row = ConversationRow;
type Change = Partial<Omit<Row, 'id' | 'session_hash' | 'version' | 'changed_at' | 'created_at'>>;

/** Length of a message in the inbox's list. */
const PREVIEW_CHARS = 120;
/** The most messages of one read. */
export const PAGE_SIZE = 200;
/** Conversations of a network that one statement closes. */
const SLICE = 200;

export interface NewMessage {
  id: string;
  text: string;
}

export interface Identity {
  /** `null` for a signed link. */
  refusal: DeskRefusal | null;
  fields: Record<string, string>;
}

export function createConversations(db: Database, clock: Clock, changes: Changes) {
  const announce = ({ id, session_hash }: Pick<Row, 'id' | 'session_hash'>): void =>
    changes.announce({ id, session: session_hash });

  const all = db.selectFrom('desk_conversations').selectAll();
  const ofSession = (sessionHash: string) => all.where('session_hash', '=', sessionHash);
  const bySession = (sessionHash: string) => ofSession(sessionHash).executeTakeFirst();
  const byId = (id: string) => all.where('id', '=', id).executeTakeFirst();

  /** Written with every change. */
  const newVersion = (update: ExpressionBuilder<Schema, 'desk_conversations'>, now = clock.now()) => ({
    version: update('version', '+', 1),
    changed_at: now,
  });

  /** Writes a change and announces it. @param where a condition that must still hold at the write */
  async function change(
    id: string,
    values: Change,
    where: RawBuilder<unknown> = sql`1 = 1`,
  ): Promise<Row | undefined> {
    const row = await db
      .updateTable('desk_conversations')
      .set((update) => ({ ...values, ...newVersion(update) }))
      .where('id', '=', id)
      .where(sql<boolean>`${where}`)
      .returningAll()
      .executeTakeFirst();
    if (row) announce(row);
    return row;
  }

  /** The session's conversation, begun where there is none. @param network see `networkOf` in visitor-session.ts */
  async function begin(sessionHash: string, place: DeskPlace, network: string): Promise<Row> {
    const now = clock.now();
    await db
      .insertInto('desk_conversations')
      .values({
        id: newId(),
        session_hash: sessionHash,
        ...place,
        state: 'open',
        is_signed: 0,
        fields: '{}',
        last_seq: 0,
        last_text: '',
        last_at: now,
        network,
        agent_read: 0,
        visitor_read: 0,
        version: 1,
        changed_at: now,
        created_at: now,
      })
      // Two pages of one visitor may begin one at the same time.
      .onConflict((conflict) => conflict.column('session_hash').doNothing())
      .execute();
    return ofSession(sessionHash).executeTakeFirstOrThrow();
  }

  return {
    bySession,
    byId,
    begin,

    /**
     * @param agent the name of the answering agent
     * @returns the message as stored now or by an earlier try; `undefined` without such a conversation
     */
    async add(
      id: string,
      author: Author,
      message: NewMessage,
      agent: string | null = null,
    ): Promise<DeskMessage | undefined> {
      const added = await db.transaction().execute(async (transaction) => {
        const now = clock.now();
        // Writing the row locks it until the end: the next message waits for this one.
        const row = await transaction
          .updateTable('desk_conversations')
          .set((update) => newVersion(update, now))
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
            // A writer has read what came before.
            ...(author === 'agent'
              ? { agent_read: seq, agent, writing_page: null, writing_agent: null, writing_at: null }
              : { visitor_read: seq }),
          })
          .where('id', '=', id)
          .execute();
        return { row, message: { seq, id: message.id, author, text: message.text, at: now } };
      });
      if (added) announce(added.row);
      return added?.message;
    },

    /** Messages after `after`, in their order, at most one page. */
    async messagesAfter(id: string, after: number): Promise<DeskMessage[]> {
      const rows = await db
        .selectFrom('desk_messages')
        .select(['seq', 'client_id as id', 'author', 'text', 'at'])
        .where('conversation_id', '=', id)
        .where('seq', '>', after)
        .orderBy('seq')
        .limit(PAGE_SIZE)
        .execute();
      return rows.map((row) => ({ ...row, author: row.author as Author })); // written by add()
    },

    /**
     * @returns false where another link has identified the visitor since `row` was read: then it must be checked again
     */
    async identify(row: Row, { refusal, fields }: Identity): Promise<boolean> {
      const values = { is_signed: refusal === null ? 1 : 0, refusal, fields: JSON.stringify(fields) };
      const { is_signed, fields: before } = row;
      return Boolean(await change(row.id, values, sql`is_signed = ${is_signed} and fields = ${before}`));
    },

    /** Records an invalid link to a conversation whose visitor was verified before. */
    recordRefusal: (id: string, refusal: DeskRefusal) => change(id, { refusal }),

    async leaveContact(
      { id, waiting_since }: Row,
      contact: { name: string; contact: string },
    ): Promise<void> {
      await change(id, {
        contact_name: contact.name,
        contact: contact.contact,
        state: 'open',
        last_at: clock.now(),
        // Somebody has to answer the contact.
        waiting_since: waiting_since ?? clock.now(),
      });
    },

    /** Never beyond the last message, never backwards. */
    async markRead(row: Row, reader: Author, seq: number): Promise<void> {
      const column = reader === 'agent' ? 'agent_read' : 'visitor_read';
      const read = Math.min(seq, row.last_seq);
      if (read > row[column]) await change(row.id, { [column]: read }, sql`${sql.ref(column)} < ${read}`);
    },

    /** An agent is typing a reply. */
    recordWriting: (id: string, writing: { page: string; agent: string | null }) =>
      change(id, { writing_page: writing.page, writing_agent: writing.agent, writing_at: clock.now() }),

    /** Records that a page of the visitor's is open, or that the last one on this server was closed. */
    async recordVisitor(sessionHash: string, isPresent: boolean): Promise<void> {
      const row = await bySession(sessionHash);
      if (row && isPresent !== (row.visitor_left_at === null)) {
        await change(row.id, { visitor_left_at: isPresent ? null : clock.now() });
      }
    },

    async setState(id: string, state: 'open' | 'closed'): Promise<boolean> {
      return Boolean(await change(id, { state, ...(state === 'closed' ? { waiting_since: null } : {}) }));
    },

    /** The number of waiting conversations of this one's network. */
    waitingOfNetwork: (id: string) => countRows(waitingInNetwork(db, id)),

    /** Closes these. @returns how many */
    async closeNetwork(id: string): Promise<number> {
      for (let closed = 0; ;) {
        const rows = await db
          .updateTable('desk_conversations')
          .set((update) => ({ state: 'closed', waiting_since: null, ...newVersion(update) }))
          .where('id', 'in', waitingInNetwork(db, id).select('id').limit(SLICE))
          // Checked again at the write.
          .where('waiting_since', 'is not', null)
          .returning(['id', 'session_hash'])
          .execute();
        for (const row of rows) announce(row);
        closed += rows.length;
        if (rows.length < SLICE) return closed;
      }
    },
  };
}

/** Conversations of the network in which this one began. */
const waitingInNetwork = (db: Database, id: string) =>
  db
    .selectFrom('desk_conversations')
    .where('state', '=', 'open')
    .where('waiting_since', 'is not', null)
    .where('network', '=', db.selectFrom('desk_conversations').select('network').where('id', '=', id));

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
