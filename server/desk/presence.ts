/** Whether an inbox is open, on any server. Each open inbox refreshes a row; the rows of a killed server expire. */
import { DESK_BEAT_MS } from '#src/api/contract/desk.ts';
import type { Clock } from '#server/clock.ts';
import type { Database } from '#server/db/schema.ts';
import { newId } from '#server/ids.ts';

/** Two beats and some delay. */
const FRESH_MS = 2 * DESK_BEAT_MS + 5000;
/** How long the last result is given to visitors without another query. */
const KNOWN_MS = 1000;

export async function isAgentThere(db: Database, clock: Clock): Promise<boolean> {
  const row = await db
    .selectFrom('desk_presence')
    .select('id')
    .where('touched_at', '>', clock.now() - FRESH_MS)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** @param onChange the first agent came, or the last one left */
export function knowPresence(db: Database, clock: Clock, onChange: () => void) {
  let isThere = false;
  let lookedAt = -Infinity;
  /** One query at a time: an older result must not replace a newer one. */
  let looking = Promise.resolve();

  const isKnown = (): boolean => performance.now() - lookedAt < KNOWN_MS;
  function look(isWanted: () => boolean): Promise<void> {
    const ask = async (): Promise<void> => {
      if (!isWanted()) return;
      const found = await isAgentThere(db, clock);
      lookedAt = performance.now();
      if (found === isThere) return;
      isThere = found;
      onChange();
    };
    return (looking = looking.then(ask, ask));
  }

  return {
    async isAgentThere() {
      if (!isKnown()) await look(() => !isKnown());
      return isThere;
    },
    /** Queries it now. */
    look: () => look(() => true),
  };
}

/** For an inbox that has just opened. */
export function createPresence(db: Database, clock: Clock) {
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
