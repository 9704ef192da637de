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
/** What was found out is told to visitors for so long without another look. */
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

/** @param onChange somebody has come, or the last one has gone */
export function knowPresence(db: Database, clock: Clock, onChange: () => void) {
  let isThere = false;
  let lookedAt = -Infinity;
  /** One look after the other: an older one must not have the last word. */
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
    /** Finds it out now. */
    look: () => look(() => true),
  };
}

/** For one inbox that opens now. */
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
