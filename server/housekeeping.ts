/** Deletes what has served: at the start and every hour. Nothing else deletes rows by age. */
import type { Clock } from './clock.ts';
import type { Database } from './db/schema.ts';
import { cleanUpDesk } from './desk/clean-up.ts';
import { LONGEST_WINDOW_SECONDS } from './limits/rules.ts';
import type { Logger } from './log.ts';
import { dropOldestUsage } from './usage/usage.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Milliseconds that rows are kept for. */
const KEPT_MS = {
  limits: LONGEST_WINDOW_SECONDS * 1000,
  /** An expired code still answers 'expired' instead of 'wrong' for this long. */
  codes: DAY_MS,
  messages: 7 * DAY_MS,
  usage: 90 * DAY_MS,
  /** What was handed on, or set aside; the submissions themselves stay. */
  sent: 30 * DAY_MS,
  setAside: 90 * DAY_MS,
} as const;

export async function cleanUp(db: Database, clock: Clock): Promise<void> {
  const now = clock.now();
  await db
    .deleteFrom('rate_events')
    .where('at', '<', now - KEPT_MS.limits)
    .execute();
  await db
    .deleteFrom('rate_keys')
    .where('touched_at', '<', now - KEPT_MS.limits)
    .execute();
  await db
    .deleteFrom('codes')
    .where('expires_at', '<', now - KEPT_MS.codes)
    .execute();
  await db
    .deleteFrom('sms_outbox')
    .where('created_at', '<', now - KEPT_MS.messages)
    .execute();
  await db.deleteFrom('oauth_grants').where('expires_at', '<', now).execute();
  await db
    .deleteFrom('usage_records')
    .where('created_at', '<', now - KEPT_MS.usage)
    .execute();
  for (const [state, keptMs] of [
    ['sent', KEPT_MS.sent],
    ['set aside', KEPT_MS.setAside],
  ] as const) {
    await db
      .deleteFrom('deliveries')
      .where('settled_at', '<', now - keptMs)
      .where('state', '=', state)
      .execute();
  }
  await cleanUpDesk(db, clock);
}

/** @returns stops it */
export function keepClean(db: Database, clock: Clock, log: Logger, mostUsageRecords: number): () => void {
  const clean = async (): Promise<void> => {
    await cleanUp(db, clock);
    const dropped = await dropOldestUsage(db, mostUsageRecords);
    if (dropped > 0)
      log.warn({ dropped }, 'more usage records than LIMIT_USAGE_RECORDS: the oldest were deleted');
  };
  const run = (): void => {
    clean().catch((error: unknown) => log.warn({ err: error }, 'cleaning up failed'));
  };
  run();
  const timer = setInterval(run, HOUR_MS);
  timer.unref();
  return () => clearInterval(timer);
}
