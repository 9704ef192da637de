/**
 * The server's time: milliseconds since 1970 that never run backwards. A wall clock that is set back would make codes
 * and limits last longer; then the time follows the monotonic clock instead, and the wall clock again wherever that is
 * ahead (after a suspended night, for example, in which the monotonic clock stood still).
 *
 * The latest time that this installation has seen is kept in the database, to check the clock at each start. If the
 * clock is behind it (set back while the server was down), the age of codes is unknown, so they are revoked: no code
 * may be valid for longer. Future times in the limits count as now.
 *
 * If it is more than a day ahead, either the server was down for long or the clock is wrong, and a wrong clock would
 * delete rows that are not old. So for an hour, in which somebody can read the log, nothing is deleted by age. The end
 * of that hour is stored too, since new servers are restarted often.
 */
import { DAY_MS, HOUR_MS } from '#src/domain/duration.ts';
import { readMeta, writeMeta } from '#server/db/meta.ts';
import type { Database } from '#server/db/schema.ts';

export type Clock = ReturnType<typeof createClock>;

/** How much the clocks of servers with one database may differ. */
export const MAX_CLOCK_DIFFERENCE_MS = 5000;

interface ClockSources {
  wallMs: () => number;
  monotonicMs: () => number;
}

export function createClock(
  { wallMs, monotonicMs }: ClockSources = { wallMs: () => Date.now(), monotonicMs: () => performance.now() },
) {
  let last = wallMs();
  let lastMonotonic = monotonicMs();
  return {
    now() {
      const monotonic = monotonicMs();
      last = Math.max(Math.floor(wallMs()), last + Math.max(0, monotonic - lastMonotonic));
      lastMonotonic = monotonic;
      return Math.floor(last);
    },
  };
}

const LATEST_TIME = 'latest_time';
const DELETES_FROM = 'deletes_from';

/** @returns whether the clock is behind, and the time before which nothing may be deleted by age */
export async function checkLatestTime(db: Database, clock: Clock) {
  const now = clock.now();
  const latest = await read(db, LATEST_TIME);
  const isBehind = latest !== undefined && now < latest - MAX_CLOCK_DIFFERENCE_MS;
  if (isBehind) {
    await db.deleteFrom('codes').execute();
    await db.deleteFrom('oauth_grants').execute();
  }
  await db
    .updateTable('rate_events')
    .set({ at: now })
    .where('at', '>', now + MAX_CLOCK_DIFFERENCE_MS)
    .execute();
  if (latest !== undefined && now > latest + DAY_MS) await writeMeta(db, DELETES_FROM, String(now + HOUR_MS));
  const until = (await read(db, DELETES_FROM)) ?? 0;
  await recordLatestTime(db, clock);
  // A later time was written by a clock that was wrong then.
  return { isBehind, deletesFrom: until <= now + HOUR_MS ? until : 0 };
}

export const recordLatestTime = (db: Database, clock: Clock): Promise<void> =>
  writeMeta(db, LATEST_TIME, String(clock.now()));

async function read(db: Database, key: string): Promise<number | undefined> {
  const value = await readMeta(db, key);
  return value === undefined ? undefined : Number(value);
}
