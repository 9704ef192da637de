/**
 * Bounds the desk as a whole, so that writing for hours or from many addresses cannot fill the disk. Made-up
 * conversations displace each other: the network with the most loses its oldest first, and conversations that neither
 * wait for an answer nor have a contact go before those that do. A network keeps that priority for a limited number of
 * them, and, where messages are too many, for conversations of ordinary length: a flood waits for answers too.
 */
import { sql } from 'kysely';
import { setImmediate } from 'node:timers/promises';
import type { LimitsConfig } from '#server/limits/config.ts';
import type { Database } from '#server/db/schema.ts';

/** Few: each may hold thousands of messages, which are deleted with it. */
const SLICE = 20;
/** Choosing them reads all conversations, so it is not done for each slice. */
const BATCH_SIZE = 1000;
/** More than an office has open, and a third of what an address may begin in an hour. */
const MAX_WAITING_OF_NETWORK = 10;
const MAX_MESSAGES_OF_WAITING = 200;

interface Chosen {
  id: string;
  last_seq: number;
  last_at: number;
}

/**
 * Deletes conversations while there are more of them, or of messages, than the limits say.
 * @returns how many conversations were deleted
 */
export async function deleteCrowdedConversations(
  db: Database,
  { deskConversations, deskMessages }: Pick<LimitsConfig, 'deskConversations' | 'deskMessages'>,
): Promise<number> {
  let deleted = 0;
  for (;;) {
    // Each row has its number of messages: this counts one row for each conversation, not one for each message.
    const { conversations, messages } = await db
      .selectFrom('desk_conversations')
      .select((select) => [
        select.fn.countAll().as('conversations'),
        select.fn.sum('last_seq').as('messages'),
      ])
      .executeTakeFirstOrThrow();
    const surplusConversations = Number(conversations) - deskConversations;
    const surplusMessages = Number(messages) - deskMessages;
    if (surplusConversations <= 0 && surplusMessages <= 0) return deleted;
    const chosen =
      surplusMessages > 0
        ? enoughOf(await mostCrowded(db, 'messages', BATCH_SIZE), surplusMessages)
        : await mostCrowded(db, 'conversations', Math.min(BATCH_SIZE, surplusConversations));
    for (let start = 0; start < chosen.length; start += SLICE) {
      deleted += await deleteSlice(db, chosen.slice(start, start + SLICE));
      await setImmediate();
    }
  }
}

async function deleteSlice(db: Database, slice: readonly Chosen[]): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('desk_conversations')
    .where(
      'id',
      'in',
      slice.map(({ id }) => id),
    )
    // Not one that got a message meanwhile.
    .where('last_at', '<=', Math.max(...slice.map(({ last_at }) => last_at)))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** The first of them that together have so many messages. */
function enoughOf(chosen: readonly Chosen[], messages: number): Chosen[] {
  let remaining = messages;
  return chosen.filter(({ last_seq }) => {
    const isWanted = remaining > 0;
    remaining -= last_seq;
    return isWanted;
  });
}

/** In the order of deletion: by what its network would still have before it goes, the highest number first. */
async function mostCrowded(
  db: Database,
  by: 'conversations' | 'messages',
  most: number,
): Promise<readonly Chosen[]> {
  const [network, weight] = [sql`coalesce(network, id)`, by === 'messages' ? sql`last_seq` : sql`1`];
  const isShort = by === 'messages' ? sql`last_seq <= ${sql.lit(MAX_MESSAGES_OF_WAITING)}` : sql`1 = 1`;
  const waits = sql`case when (contact is not null or waiting_since is not null) and ${isShort} then 1 else 0 end`;
  const { rows } = await sql<Chosen>`
    with waiting as (
      select id, last_seq, last_at, ${network} as network, ${waits} as waits,
        row_number() over (partition by ${network}, ${waits} order by last_at, id) as place
      from desk_conversations
    ), judged as (
      select id, last_seq, last_at, network,
        case when waits = 1 and place <= ${MAX_WAITING_OF_NETWORK} then 1 else 0 end as is_kept
      from waiting
    )
    select id, last_seq, last_at from judged
    order by is_kept,
      sum(${weight}) over (partition by network order by is_kept desc, last_at desc, id desc) desc,
      last_at, id
    limit ${most}`.execute(db);
  return rows;
}
