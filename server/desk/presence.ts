/**
 * Whether an agent is there: somebody has the inbox open, on whichever server. Each open inbox keeps a row fresh; a server
 * that is killed leaves rows that go stale.
 */
import { DESK_BEAT_MS } from '#src/api/contract/desk.ts';
import type { Clock } from '#server/clock.ts';
import type { Database } from '#server/db/schema.ts';
import { newId } from '#server/ids.ts';

/** Two beats and some delay. */
const FRESH_MS = 2 * DESK_BEAT_MS + 5000;

export async function isAgentThere(db: Database, clock: Clock): Promise<boolean> {
  const row = await db
    .selectFrom('desk_presence')
    .select('id')
    .where('touched_at', '>', clock.now() - FRESH_MS)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export interface Presence {
  touch(): Promise<void>;
  leave(): Promise<void>;
}

/** For one inbox that opens now. */
export function createPresence(db: Database, clock: Clock): Presence {
  const id = newId();
  return {
    async touch() {
      const touched_at = clock.now();
      await db
        .insertInto('desk_presence')
        .values({ id, touched_at })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ touched_at }))
        .execute();
    },
    async leave() {
      await db.deleteFrom('desk_presence').where('id', '=', id).execute();
    },
  };
}
