/** How long the desk keeps what. The privacy notice says the same. */
import type { Clock } from '#server/clock.ts';
import type { Database } from '#server/db/schema.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const KEPT_MS = {
  /** Since its last message. */
  conversations: 90 * DAY_MS,
  /** Opened from a link, and nothing was ever written. */
  emptyConversations: DAY_MS,
  /** A block is refused for its age after five minutes. */
  nonces: 60 * MINUTE_MS,
  presence: 60 * MINUTE_MS,
} as const;

export async function cleanUpDesk(db: Database, clock: Clock): Promise<void> {
  const now = clock.now();
  // Messages go with their conversation.
  await db
    .deleteFrom('desk_conversations')
    .where('last_at', '<', now - KEPT_MS.conversations)
    .execute();
  await db
    .deleteFrom('desk_conversations')
    .where('last_seq', '=', 0)
    .where('contact', 'is', null)
    .where('last_at', '<', now - KEPT_MS.emptyConversations)
    .execute();
  await db
    .deleteFrom('desk_nonces')
    .where('used_at', '<', now - KEPT_MS.nonces)
    .execute();
  await db.deleteFrom('desk_agent_sessions').where('expires_at', '<', now).execute();
  await db
    .deleteFrom('desk_presence')
    .where('touched_at', '<', now - KEPT_MS.presence)
    .execute();
}
