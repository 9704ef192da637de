/** The latest sign-ups, as the site shows them: how long ago, and nothing about the person. */
import type { Clock } from '#server/clock.ts';
import type { Database } from '#server/db/schema.ts';
import { MINUTE_MS } from '#src/domain/duration.ts';

const WINDOW_MS = 10 * MINUTE_MS;
const MAX_SHOWN = 4;
/** Every visitor asks for it; the database is queried once in this time. */
const CACHED_MS = 30_000;

/** Shown while the content is the sample: the times of the specification. */
export const SAMPLE_SIGN_UPS: readonly number[] = [1, 2, 5, 8];

/** @returns whole minutes ago, the newest first; invited staff are not counted */
export function createSignUps(db: Database, clock: Clock): () => Promise<number[]> {
  let cached: { at: number; times: number[] } | undefined;
  return async () => {
    const now = clock.now();
    if (!cached || now < cached.at || now - cached.at >= CACHED_MS) {
      const rows = await db
        .selectFrom('users')
        .select('created_at')
        .where('created_at', '>', now - WINDOW_MS)
        .where('created_at', '<=', now)
        .where('type', '!=', 'staff')
        .orderBy('created_at', 'desc')
        .limit(MAX_SHOWN)
        .execute();
      cached = { at: now, times: rows.map((row) => row.created_at) };
    }
    return cached.times.map((time) => Math.max(1, Math.floor((now - time) / MINUTE_MS)));
  };
}
