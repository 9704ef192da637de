/** Adds figures up, then deletes what has served: at the start and every hour. Nothing else deletes rows by age or number. */
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

/** What is too old, by the list of bounds. */
export async function cleanUp(db: Database, clock: Clock): Promise<void> {
  const now = clock.now();
  for (const [table, bounds] of Object.entries(TABLE_BOUNDS)) {
    for (const bound of bounds) {
      if (bound.kind === 'age') await deleteOlder(db, table, bound, now - bound.keptMs);
    }
  }
}

/** What is too much, at any age: told in the log, since a flood took it away. */
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
 * @param promoters those that the operator has set up, as of now
 * @param deletesFrom before this time nothing goes by its age
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
    // Figures that cannot be added up keep nothing from being deleted in its time.
    await addUp(db, clock, promoters()).catch((error: unknown) => {
      if (!isStopped) log.warn({ err: error }, 'adding figures up failed');
    });
    await cleanUp(db, clock);
  };
  const run = (): void => {
    // A clock that may be wrong neither deletes nor says up to when figures were added up.
    (clock.now() < deletesFrom ? Promise.resolve() : addUpAndClean())
      .then(() => dropExcess(db, limits, log))
      .catch((error: unknown) => {
        // The end of the server took its database away; what is left goes at the next start.
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
