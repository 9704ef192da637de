/**
 * Counts what happened within a sliding window, in the database, so that several servers count together and a restart
 * forgets nothing. Keys are hashed by the caller. What is refused writes nothing, so that refusals, of which anybody can
 * have as many as they like, cost no disk. Rows live as long as the longest window (see housekeeping.ts).
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
  check(rules: readonly LimitRule[]): Promise<LimitResult>;
  /**
   * Looks something up that may be tried so often in vain: one look at a time for the rules' keys, each counted before the
   * next one starts, so that many at once find no more than many in a row.
   */
  lookUp<Found>(
    rules: readonly LimitRule[],
    look: (transaction: Transaction<Schema>) => Promise<Found | undefined>,
  ): Promise<{ limit: LimitResult; found?: Found | undefined }>;
}

/** Undoes the transaction of somebody who was beaten to the last free place. */
class RefusedError extends Error {
  readonly limit: LimitResult;

  constructor(limit: LimitResult) {
    super('refused');
    this.limit = limit;
  }
}

export function createLimiter(db: Database, clock: Clock): Limiter {
  /**
   * Runs `work` while the keys are held: two servers cannot both see the last free place. In one order, so that two
   * requests with keys in common cannot wait for each other.
   */
  async function whileHeld<T>(
    rules: readonly LimitRule[],
    work: (transaction: Transaction<Schema>, now: number) => Promise<T>,
  ): Promise<{ limit: LimitResult; result?: T }> {
    const refusal = await evaluateAll(db, rules, clock.now());
    if (!refusal.allowed) return { limit: refusal };
    try {
      const result = await db.transaction().execute(async (transaction) => {
        const now = clock.now();
        for (const key of keysOf(rules)) {
          await transaction
            .insertInto('rate_keys')
            .values({ key, touched_at: now })
            .onConflict((conflict) => conflict.column('key').doUpdateSet({ touched_at: now }))
            .execute();
        }
        const limit = await evaluateAll(transaction, rules, now);
        if (!limit.allowed) throw new RefusedError(limit);
        return work(transaction, now);
      });
      return { limit: { allowed: true }, result };
    } catch (error) {
      if (error instanceof RefusedError) return { limit: error.limit };
      throw error;
    }
  }

  return {
    async consume(rules) {
      const { limit } = await whileHeld(rules, (transaction, now) => count(transaction, rules, now));
      return limit;
    },
    check: (rules) => evaluateAll(db, rules, clock.now()),
    async lookUp(rules, look) {
      const { limit, result } = await whileHeld(rules, async (transaction, now) => {
        const found = await look(transaction);
        if (found === undefined) await count(transaction, rules, now);
        return found;
      });
      return { limit, found: result };
    },
  };
}

const keysOf = (rules: readonly LimitRule[]): string[] =>
  [...new Set(rules.map((rule) => rule.key))].toSorted();

async function count(
  transaction: Transaction<Schema>,
  rules: readonly LimitRule[],
  now: number,
): Promise<void> {
  await transaction
    .insertInto('rate_events')
    .values(keysOf(rules).map((key) => ({ key, at: now })))
    .execute();
}

async function evaluateAll(
  db: Database | Transaction<Schema>,
  rules: readonly LimitRule[],
  now: number,
): Promise<LimitResult> {
  let result: LimitResult = { allowed: true };
  for (const rule of rules) result = stricter(result, await evaluate(db, rule, now));
  return result;
}

/** Refused while the window holds `limit` events; free again when the oldest of the newest `limit` leaves it. */
async function evaluate(
  db: Database | Transaction<Schema>,
  { key, limit, windowSeconds }: LimitRule,
  now: number,
): Promise<LimitResult> {
  const since = now - windowSeconds * 1000;
  // The database counts them off: a limit for everybody together is thousands of rows, and asked for with each request.
  const oldest = await db
    .selectFrom('rate_events')
    .select('at')
    .where('key', '=', key)
    .where('at', '>', since)
    .orderBy('at', 'desc')
    .offset(limit - 1)
    .limit(1)
    .executeTakeFirst();
  if (!oldest) return { allowed: true };
  return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil((oldest.at - since) / 1000)) };
}

function stricter(a: LimitResult, b: LimitResult): LimitResult {
  if (a.allowed || b.allowed) return a.allowed ? b : a;
  return a.retryAfterSeconds >= b.retryAfterSeconds ? a : b;
}
