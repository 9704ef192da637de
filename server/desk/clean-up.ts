/** Bounds the desk as a whole: whoever writes for hours, or from many addresses, fills no disk. */
import { setImmediate } from 'node:timers/promises';
import type { LimitsConfig } from '#server/limits/config.ts';
import type { Database } from '#server/db/schema.ts';

/** Few: each may hold thousands of messages, which go with it. */
const SLICE = 20;

/**
 * Deletes the conversations that have been quiet longest while there are more of them, or of messages, than the limits say.
 * @returns how many conversations went
 */
export async function dropOldestConversations(
  db: Database,
  { deskConversations, deskMessages }: Pick<LimitsConfig, 'deskConversations' | 'deskMessages'>,
): Promise<number> {
  let dropped = 0;
  for (;;) {
    // Each knows how many messages it has: one row for each conversation is counted, and not one for each message.
    const { conversations, messages } = await db
      .selectFrom('desk_conversations')
      .select((select) => [
        select.fn.countAll().as('conversations'),
        select.fn.sum('last_seq').as('messages'),
      ])
      .executeTakeFirstOrThrow();
    const tooMany = Number(conversations) - deskConversations;
    const isTooMuch = Number(messages) > deskMessages;
    if (tooMany <= 0 && !isTooMuch) return dropped;
    const oldest = await db
      .selectFrom('desk_conversations')
      .select(['id', 'last_at'])
      .orderBy('last_at')
      .limit(isTooMuch ? SLICE : Math.min(SLICE, tooMany))
      .execute();
    const ids = oldest.map(({ id }) => id);
    const { numDeletedRows } = await db
      .deleteFrom('desk_conversations')
      .where('id', 'in', ids)
      // One that somebody has written into meanwhile is not among the oldest any more.
      .where('last_at', '<=', Math.max(...oldest.map(({ last_at }) => last_at)))
      .executeTakeFirstOrThrow();
    dropped += Number(numDeletedRows);
    await setImmediate();
  }
}
