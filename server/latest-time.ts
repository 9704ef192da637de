/**
 * The latest time that this installation has seen, kept in the database, against which a start holds its clock.
 *
 * Behind it (the clock was set back while the server was down) nobody can tell how old the codes of others are, so the live
 * ones are burned: nobody's code may live longer. What was counted for the limits at times to come counts as of now.
 *
 * More than a day past it, either the server was down for long or the clock is wrong, and a wrong one would delete for good
 * what is not old at all. So nothing is deleted by its age for an hour, in which somebody can read the log. The end of that
 * hour is kept as well, since servers that have just been set up are started again and again.
 */
import { DAY_MS, HOUR_MS } from '#src/domain/duration.ts';
import { CLOCKS_APART_MS, type Clock } from './clock.ts';
import { readMeta, writeMeta } from './db/meta.ts';
import type { Database } from './db/schema.ts';

const LATEST_TIME = 'latest_time';
const DELETES_FROM = 'deletes_from';

/** @returns whether the clock is behind, and the time before which nothing is to be deleted by its age */
export async function checkLatestTime(db: Database, clock: Clock) {
  const now = clock.now();
  const latest = await read(db, LATEST_TIME);
  const isBehind = latest !== undefined && now < latest - CLOCKS_APART_MS;
  if (isBehind) {
    await db.deleteFrom('codes').execute();
    await db.deleteFrom('oauth_grants').execute();
  }
  await db
    .updateTable('rate_events')
    .set({ at: now })
    .where('at', '>', now + CLOCKS_APART_MS)
    .execute();
  if (latest !== undefined && now > latest + DAY_MS) await writeMeta(db, DELETES_FROM, String(now + HOUR_MS));
  const until = (await read(db, DELETES_FROM)) ?? 0;
  await recordLatestTime(db, clock);
  // One that lies further ahead was written by a clock that has been put right.
  return { isBehind, deletesFrom: until <= now + HOUR_MS ? until : 0 };
}

export const recordLatestTime = (db: Database, clock: Clock): Promise<void> =>
  writeMeta(db, LATEST_TIME, String(clock.now()));

async function read(db: Database, key: string): Promise<number | undefined> {
  const value = await readMeta(db, key);
  return value === undefined ? undefined : Number(value);
}
