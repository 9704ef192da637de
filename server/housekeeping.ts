/** Adds up figures, then deletes old rows: at the start and every hour. Nothing else deletes rows by age or number. */
import { HOUR_MS } from '#src/domain/duration.ts';
import type { Clock } from './clock.ts';
import type { LimitsConfig } from './limits/config.ts';
import { TABLE_BOUNDS } from './db/bounds.ts';
import { deleteOlder } from './db/delete-old.ts';
import type { Database } from './db/schema.ts';
import { dropCrowdedConversations } from './desk/clean-up.ts';
import type { Logger } from './log.ts';
import { addUp } from './statistics/sums.ts';
import { dropOldestUsage } from './usage/usage.ts';

/** Deletes old rows, by the list of bounds. */
export async function cleanUp(db: Database, clock: Clock): Promise<void> {
  const now = clock.now();
  for (const [table, bounds] of Object.entries(TABLE_BOUNDS)) {
    for (const bound of bounds) {
      if (bound.kind === 'age') await deleteOlder(db, table, bound, now - bound.keptMs);
    }
  }
}

/** Deletes surplus rows of any age, and logs it, since they come from a flood. */
export async function dropExcess(db: Database, limits: LimitsConfig, log: Logger): Promise<void> {
  const records = await dropOldestUsage(db, limits.usageRecords);
  if (records > 0)
    log.warn({ dropped: records }, 'more usage records than LIMIT_USAGE_RECORDS: the oldest were deleted');
  const conversations = await dropCrowdedConversations(db, limits);
  if (conversations > 0) {
    const problem =
      'more at the chat desk than LIMIT_DESK_CONVERSATIONS or LIMIT_DESK_MESSAGES: the most crowded were deleted';
    log.warn({ dropped: conversations }, problem);
  }
}

/**
 * @param promoters the operator's, read at each run
 * @param deletesFrom before this time nothing is deleted by age
 * @returns stops it
 */
export function keepClean(
  db: Database,
  clock: Clock,
  log: Logger,
  limits: LimitsConfig,
  promoters: () => readonly string[],
  deletesFrom: number,
): () => void {
  let isStopped = false;
  const addUpAndClean = async (): Promise<void> => {
    // A failed sum must not stop the deletion.
    await addUp(db, clock, promoters()).catch((error: unknown) => {
      if (!isStopped) log.warn({ err: error }, 'adding figures up failed');
    });
    await cleanUp(db, clock);
  };
  const run = (): void => {
    // With a clock that may be wrong nothing is deleted by age or summed.
    (clock.now() < deletesFrom ? Promise.resolve() : addUpAndClean())
      .then(() => dropExcess(db, limits, log))
      .catch((error: unknown) => {
        // The server ended and closed its database; the next start deletes the rest.
        if (!isStopped) log.warn({ err: error }, 'cleaning up failed');
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
