/** The latest sign-ups, as the site shows them: how long ago, and nothing about the person. */
import type { Clock } from '#server/clock.ts';
import type { Database } from '#server/db/schema.ts';
import { MINUTE_MS } from '#src/domain/duration.ts';

const WINDOW_MS = 10 * MINUTE_MS;
const MOST = 4;
/** Every visitor asks for it; the database is queried once in this time. */
const KEPT_MS = 30_000;

/** Shown while the content is the sample: the times of the specification. */
export const SAMPLE_SIGN_UPS: readonly number[] = [1, 2, 5, 8];

/** @returns whole minutes ago, the newest first; invited staff are not counted */
export function createSignUps(db: Database, clock: Clock): () => Promise<number[]> {
  let kept: { at: number; times: number[] } | undefined;
  return async () => {
    const now = clock.now();
    if (!kept || now < kept.at || now - kept.at >= KEPT_MS) {
      const rows = await db
        .selectFrom('users')
        .select('created_at')
        .where('created_at', '>', now - WINDOW_MS)
        .where('created_at', '<=', now)
        .where('type', '!=', 'staff')
        .orderBy('created_at', 'desc')
        .limit(MOST)
        .execute();
      kept = { at: now, times: rows.map((row) => row.created_at) };
    }
    return kept.times.map((time) => Math.max(1, Math.floor((now - time) / MINUTE_MS)));
  };
}
