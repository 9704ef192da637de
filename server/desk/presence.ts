/** Whether an inbox is open, on any server. Each open inbox refreshes a row; the rows of a killed server expire. */
import { DESK_BEAT_MS } from '#src/api/contract/desk.ts';
import type { Clock } from '#server/clock.ts';
import type { Database } from '#server/db/schema.ts';
import { newId } from '#server/ids.ts';

/** Two beats and some delay. */
const ONLINE_MS = 2 * DESK_BEAT_MS + 5000;
/** How long visitors get the last result without another query. */
const CACHED_MS = 1000;

export async function isAgentOnline(db: Database, clock: Clock): Promise<boolean> {
  const row = await db
    .selectFrom('desk_presence')
    .select('id')
    .where('touched_at', '>', clock.now() - ONLINE_MS)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** @param onChange the first agent came, or the last one left */
export function createPresenceCache(db: Database, clock: Clock, onChange: () => void) {
  let isOnline = false;
  let queriedAt = -Infinity;
  /** One query at a time: an older result must not replace a newer one. */
  let query = Promise.resolve();

  const isFresh = (): boolean => performance.now() - queriedAt < CACHED_MS;
  function refresh(isWanted: () => boolean): Promise<void> {
    const run = async (): Promise<void> => {
      if (!isWanted()) return;
      const found = await isAgentOnline(db, clock);
      queriedAt = performance.now();
      if (found === isOnline) return;
      isOnline = found;
      onChange();
    };
    return (query = query.then(run, run));
  }

  return {
    async isAgentOnline() {
      if (!isFresh()) await refresh(() => !isFresh());
      return isOnline;
    },
    /** Queries the database now. */
    refresh: () => refresh(() => true),
  };
}

/** For an inbox that has just opened. */
export function createAgentPresence(db: Database, clock: Clock) {
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
