/**
 * Counts events within a sliding window, in the database, so that several servers count together and a restart loses
 * nothing. The caller hashes the keys. A refusal writes nothing, so that any number of refusals costs no disk. Rows are
 * kept as long as the longest window (see housekeeping.ts).
 *
 * A key is locked while it is counted, so a limit is exact for any number of requests at once. A limit for all visitors
 * is not locked, since every request would wait for it: it may let through as many more as are counted at the same
 * moment, one for each connection to the database (ten for a server).
 */
import type { ExpressionBuilder, Transaction } from 'kysely';
import type { Clock } from '#server/clock.ts';
import { countRows } from '#server/db/count-rows.ts';
import type { Database, Schema } from '#server/db/schema.ts';
import { HOUR_MS } from '#src/domain/duration.ts';
import { createAttempts } from './attempts.ts';
import type { CountedEvent, LimitResult, LimitRule, Refusal } from './rules.ts';

export type Limiter = ReturnType<typeof createLimiter>;

/** Undoes the transaction when another request took the last free place. */
class RefusedError extends Error {
  readonly limit: Refusal;

  constructor(limit: Refusal) {
    super('refused');
    this.limit = limit;
  }
}

export function createLimiter(db: Database, clock: Clock) {
  /**
   * Counts one event under every key, or under none when a rule forbids it, and does the work in the same transaction.
   * The keys are locked meanwhile, so that two servers cannot both see the last free place; in a fixed order, so that
   * two requests with common keys cannot deadlock.
   */
  async function consumeFor<T>(
    rules: readonly LimitRule[],
    work: (transaction: Transaction<Schema>, now: number) => Promise<T>,
  ): Promise<{ allowed: true; done: T } | Refusal> {
    const refusal = await evaluate(db, rules, clock.now());
    if (!refusal.allowed) return refusal;
    try {
      const done = await db.transaction().execute(async (transaction) => {
        const now = clock.now();
        await lockKeys(transaction, keysOf(rules.filter(({ isForAll }) => !isForAll)), now);
        const limit = await evaluate(transaction, rules, now);
        if (!limit.allowed) throw new RefusedError(limit);
        await addEvents(transaction, keysOf(rules), now);
        return work(transaction, now);
      });
      return { allowed: true, done };
    } catch (error) {
      if (error instanceof RefusedError) return error.limit;
      throw error;
    }
  }

  return {
    consumeFor,
    consume: (rules: readonly LimitRule[]): Promise<LimitResult> =>
      consumeFor(rules, () => Promise.resolve()),
    /** How many events the window holds. */
    count: (counted: CountedEvent) => countRows(eventsIn(db, counted, clock.now())),
    /** Counts one event, also beyond the limit. */
    add: (transaction: Transaction<Schema>, { key }: CountedEvent) =>
      addEvents(transaction, [key], clock.now()),
    /** Checks without counting. */
    check: (rules: readonly LimitRule[]) => evaluate(db, rules, clock.now()),
    attempt: createAttempts({
      count: (rules) => consumeFor(rules, (_transaction, now) => Promise.resolve(now)),
      undo: (rules, at) => undo(db, keysOf(rules), at),
    }),
  };
}

/** Removes one event of that time for each key; others of the same millisecond stay. */
async function undo(db: Database, keys: readonly string[], at: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await lockKeys(transaction, keys, at);
    for (const key of keys) {
      const { numDeletedRows } = await transaction
        .deleteFrom('rate_events')
        .where('key', '=', key)
        .where('at', '=', at)
        .executeTakeFirstOrThrow();
      for (let others = Number(numDeletedRows) - 1; others > 0; others--) {
        await addEvents(transaction, [key], at);
      }
    }
  });
}

const keysOf = (rules: readonly LimitRule[]): string[] =>
  [...new Set(rules.map((rule) => rule.key))].toSorted();

async function addEvents(
  transaction: Transaction<Schema>,
  keys: readonly string[],
  now: number,
): Promise<void> {
  await transaction
    .insertInto('rate_events')
    .values(keys.map((key) => ({ key, at: now })))
    .execute();
}

/**
 * Refused while a window holds `limit` events; free again when the oldest of the newest `limit` leaves it. One query
 * for all rules, since a code has a dozen.
 */
async function evaluate(
  db: Database | Transaction<Schema>,
  rules: readonly LimitRule[],
  now: number,
): Promise<LimitResult> {
  const found = await db
    .selectNoFrom((eb) =>
      rules.map((rule, index) => {
        const { skippedIfAllowed } = rule;
        const last = lastAllowed(eb, rule, now);
        const query = skippedIfAllowed
          ? last.where((where) =>
              where.or(skippedIfAllowed.map((allowing) => where.exists(lastAllowed(eb, allowing, now)))),
            )
          : last;
        return query.as(`rule${index}`);
      }),
    )
    .executeTakeFirstOrThrow();
  const waits = rules.flatMap(({ windowSeconds }, index) => {
    const oldest = found[`rule${index}`] ?? null;
    if (oldest === null) return [];
    return [Math.max(1, Math.ceil((oldest - sinceOf(windowSeconds, now)) / 1000))];
  });
  return waits.length === 0 ? { allowed: true } : { allowed: false, retryAfterSeconds: Math.max(...waits) };
}

/** The oldest of the newest `limit` events; none while the rule allows more. There may be thousands: SQL selects it. */
const lastAllowed = (eb: ExpressionBuilder<Schema, never>, rule: LimitRule, now: number) =>
  eventsIn(eb, rule, now)
    .select('at')
    .orderBy('at', 'desc')
    .offset(rule.limit - 1)
    .limit(1);

/** The events of a window. */
const eventsIn = (
  from: Database | ExpressionBuilder<Schema, never>,
  { key, windowSeconds }: CountedEvent,
  now: number,
) => from.selectFrom('rate_events').where('key', '=', key).where('at', '>', sinceOf(windowSeconds, now));

const sinceOf = (windowSeconds: number, now: number): number => now - windowSeconds * 1000;

/**
 * Warns the operator once an hour while more than half of the hourly limit is used.
 * @param half allows events until half of the limit is used
 */
export function createHalfUsedWarning(limiter: Limiter, half: LimitRule, clock: Clock, warn: () => void) {
  let warnedAt = -Infinity;
  const isWarned = (): boolean => clock.now() - warnedAt < HOUR_MS;
  return {
    /** Called after something was counted. */
    async check() {
      if (isWarned() || (await limiter.check([half])).allowed) return;
      // Another call warned in the meantime.
      if (isWarned()) return;
      warnedAt = clock.now();
      warn();
    },
  };
}

/** Locks the keys across all servers: until the transaction ends, others that want one of them wait. */
export async function lockKeys(
  transaction: Transaction<Schema>,
  keys: readonly string[],
  now: number,
): Promise<void> {
  await transaction
    .insertInto('rate_keys')
    .values(keys.map((key) => ({ key, touched_at: now })))
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ touched_at: now }))
    .execute();
}
