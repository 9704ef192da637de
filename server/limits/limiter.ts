/**
 * Counts what happened within a sliding window, in the database, so that several servers count together and a restart
 * forgets nothing. Keys are hashed by the caller. Rows live as long as the longest window (see maintenance.ts).
 */
import type { Transaction } from 'kysely';
import type { Clock } from '#server/clock.ts';
import type { Database, Schema } from '#server/db/schema.ts';

export interface LimitRule {
  key: string;
  /** At most this many within the window. */
  limit: number;
  windowSeconds: number;
}

export type LimitResult = { allowed: true } | { allowed: false; retryAfterSeconds: number };

export interface Limiter {
  /** Counts one event under every key, or under none when a rule forbids it. */
  consume(rules: readonly LimitRule[]): Promise<LimitResult>;
  /** Asks without counting. */
  check(rule: LimitRule): Promise<LimitResult>;
}

export function createLimiter(db: Database, clock: Clock): Limiter {
  return {
    consume: (rules) =>
      db.transaction().execute(async (transaction) => {
        const now = clock.now();
        const keys = [...new Set(rules.map((rule) => rule.key))].toSorted();
        // Writing the key's row holds it until the end of the transaction: two servers cannot both see the last free place.
        // In one order, so that two requests with keys in common cannot wait for each other.
        for (const key of keys) {
          await transaction
            .insertInto('rate_keys')
            .values({ key, touched_at: now })
            .onConflict((conflict) => conflict.column('key').doUpdateSet({ touched_at: now }))
            .execute();
        }
        let result: LimitResult = { allowed: true };
        for (const rule of rules) result = stricter(result, await evaluate(transaction, rule, now));
        if (result.allowed) {
          await transaction
            .insertInto('rate_events')
            .values(keys.map((key) => ({ key, at: now })))
            .execute();
        }
        return result;
      }),
    check: (rule) => evaluate(db, rule, clock.now()),
  };
}

/** Refused while the window holds `limit` events; free again when the oldest of the newest `limit` leaves it. */
async function evaluate(
  db: Database | Transaction<Schema>,
  { key, limit, windowSeconds }: LimitRule,
  now: number,
): Promise<LimitResult> {
  const since = now - windowSeconds * 1000;
  const events = await db
    .selectFrom('rate_events')
    .select('at')
    .where('key', '=', key)
    .where('at', '>', since)
    .orderBy('at', 'desc')
    .limit(limit)
    .execute();
  const oldest = events.at(-1);
  if (events.length < limit || !oldest) return { allowed: true };
  return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil((oldest.at - since) / 1000)) };
}

function stricter(a: LimitResult, b: LimitResult): LimitResult {
  if (a.allowed || b.allowed) return a.allowed ? b : a;
  return a.retryAfterSeconds >= b.retryAfterSeconds ? a : b;
}
