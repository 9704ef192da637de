/**
 * Attempts with a limit on failures. The work may wait for another service (a sign-in provider, for example), and
 * neither a key nor a database connection may be locked for so long. So each attempt is counted first, and uncounted
 * unless it failed. When all places are taken, some of them by running attempts of the same address, a new one waits
 * for those: an office that signs in together has more attempts than an address may fail.
 */
import type { LimitResult, LimitRule, Refusal } from './rules.ts';

/** @param work returns nothing for a failed attempt; an error does not count as one */
export type Attempt = <Found>(
  rules: readonly LimitRule[],
  work: () => Promise<Found | undefined>,
) => Promise<{ limit: LimitResult; found?: Found | undefined }>;

type Counted = { allowed: true; done: number } | Refusal;

interface AttemptCounter {
  /** @returns when it was counted */
  count: (rules: readonly LimitRule[]) => Promise<Counted>;
  undo: (rules: readonly LimitRule[], at: number) => Promise<void>;
}

/** The running attempts of one address at this server. */
interface Running {
  /** Counted, result not known yet. */
  pending: Set<Promise<undefined>>;
  /** How many have a result. */
  ended: number;
  /** Including those that wait. */
  callers: number;
}

export function createAttempts({ count, undo }: AttemptCounter): Attempt {
  /** By the first key, the address itself. */
  const all = new Map<string, Running>();

  /** Waits until a place is free, or no running attempt can free one. */
  async function countWhenFree(rules: readonly LimitRule[], running: Running): Promise<Counted> {
    for (;;) {
      const { ended } = running;
      const counted = await count(rules);
      if (counted.allowed || (running.pending.size === 0 && running.ended === ended)) return counted;
      await Promise.all(running.pending);
    }
  }

  async function runAttempt<Found>(
    rules: readonly LimitRule[],
    work: () => Promise<Found | undefined>,
    running: Running,
  ): Promise<{ limit: LimitResult; found?: Found | undefined }> {
    const counted = await countWhenFree(rules, running);
    if (!counted.allowed) return { limit: counted };
    const end = Promise.withResolvers<undefined>();
    running.pending.add(end.promise);
    let hasFailed = false;
    try {
      const found = await work();
      hasFailed = found === undefined;
      return { limit: { allowed: true }, found };
    } finally {
      // The work is done by then: a place taken for an hour costs less than a lost answer.
      if (!hasFailed) await undo(rules, counted.done).catch(() => undefined);
      running.pending.delete(end.promise);
      running.ended++;
      end.resolve(undefined);
    }
  }

  return async (rules, work) => {
    const key = rules[0]?.key ?? '';
    const running = all.get(key) ?? { pending: new Set(), ended: 0, callers: 0 };
    all.set(key, running);
    running.callers++;
    try {
      return await runAttempt(rules, work, running);
    } finally {
      if (--running.callers === 0) all.delete(key);
    }
  };
}
