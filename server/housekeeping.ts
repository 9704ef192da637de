/** Adds up figures, then deletes old rows: at the start and every hour. Nothing else deletes rows by age or number. */
import { HOUR_MS } from '#src/domain/duration.ts';
import type { Clock } from './clock.ts';
import { knownPromoters } from './content/content.ts';
import { TABLE_BOUNDS } from './db/bounds.ts';
import { deleteOlder } from './db/delete-old.ts';
import type { Database } from './db/schema.ts';
import { deleteCrowdedConversations } from './desk/clean-up.ts';
import type { Installation } from './installation.ts';
import type { LimitsConfig } from './limits/config.ts';
import type { Logger } from './log.ts';
import { updateDailySums } from './statistics/sums.ts';
import { deleteOldestUsage } from './usage/usage.ts';

/** Deletes old rows, by the list of bounds. */
export async function deleteExpired(db: Database, clock: Clock): Promise<void> {
  const now = clock.now();
  for (const [table, bounds] of Object.entries(TABLE_BOUNDS)) {
    for (const bound of bounds) {
      if (bound.kind === 'age') await deleteOlder(db, table, bound, now - bound.keptMs);
    }
  }
}

/** Deletes surplus rows of any age, and logs it, since they come from a flood. */
export async function deleteSurplus(db: Database, limits: LimitsConfig, log: Logger): Promise<void> {
  const records = await deleteOldestUsage(db, limits.usageRecords);
  if (records > 0) {
    log.warn(
      { deleted: records },
      'there were more usage records than LIMIT_USAGE_RECORDS: the oldest were deleted',
    );
  }
  const conversations = await deleteCrowdedConversations(db, limits);
  if (conversations > 0) {
    log.warn(
      { deleted: conversations },
      'the chat desk had more than LIMIT_DESK_CONVERSATIONS or LIMIT_DESK_MESSAGES: conversations of the networks with the most were deleted',
    );
  }
}

/**
 * @param deletesFrom before this time nothing is deleted by age
 * @returns stops it
 */
export function startHousekeeping(
  { db, clock, log, config, content }: Installation,
  deletesFrom: number,
): () => void {
  let isStopped = false;
  const sumAndDelete = async (): Promise<void> => {
    // A failed sum must not stop the deletion.
    await updateDailySums(db, clock, knownPromoters(content)).catch((error: unknown) => {
      if (!isStopped) log.warn({ err: error }, 'the daily sums could not be updated');
    });
    await deleteExpired(db, clock);
  };
  const run = (): void => {
    // With a clock that may be wrong nothing is deleted by age or summed.
    (clock.now() < deletesFrom ? Promise.resolve() : sumAndDelete())
      .then(() => deleteSurplus(db, config.limits, log))
      .catch((error: unknown) => {
        // The server ended and closed its database; the next start deletes the rest.
        if (!isStopped) log.warn({ err: error }, 'old rows could not be deleted');
      });
  };
  run();
  const timer = setInterval(run, HOUR_MS);
  timer.unref();
  return () => {
    isStopped = true;
    clearInterval(timer);
  };
}
