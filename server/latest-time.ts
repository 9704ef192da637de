/**
 * The latest time that this installation has seen, kept in the database. A server that starts before it (the clock was set
 * back while it was down) cannot tell how old the codes of others are, so it burns the live ones: nobody's code may live longer.
 */
import { CLOCKS_APART_MS, type Clock } from './clock.ts';
import type { Database } from './db/schema.ts';

const KEY = 'latest_time';

/** @returns whether the clock had been set back */
export async function checkLatestTime(db: Database, clock: Clock): Promise<boolean> {
  const row = await db.selectFrom('meta').select('value').where('key', '=', KEY).executeTakeFirst();
  const isBehind = row !== undefined && clock.now() < Number(row.value) - CLOCKS_APART_MS;
  if (isBehind) {
    await db.deleteFrom('codes').execute();
    await db.deleteFrom('oauth_grants').execute();
  }
  await recordLatestTime(db, clock);
  return isBehind;
}

export async function recordLatestTime(db: Database, clock: Clock): Promise<void> {
  const value = String(clock.now());
  await db
    .insertInto('meta')
    .values({ key: KEY, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}
