/**
 * Attempts with a limit on failures. The work may wait for another service (a sign-in provider, for example), and
 * neither a key nor a database connection may be locked for so long. So each attempt is counted first, and taken back
 * unless it failed. When all places are taken, some of them by running attempts of the same address, a new one waits
 * for those: an office that signs in together has more attempts than an address may fail.
 */
import type { LimitResult, LimitRule, Refusal } from './limit.ts';

/** @param work returns nothing for a failed attempt; an error does not count as one */
export type Attempt = <Found>(
  rules: readonly LimitRule[],
  work: () => Promise<Found | undefined>,
) => Promise<{ limit: LimitResult; found?: Found | undefined }>;

interface AttemptCounter {
  /** @returns when it was counted */
  count: (rules: readonly LimitRule[]) => Promise<{ allowed: true; done: number } | Refusal>;
  takeBack: (rules: readonly LimitRule[], at: number) => Promise<void>;
}

/** The running attempts of one address at this server. */
interface Beside {
  /** Counted, result not known yet. */
  underWay: Set<Promise<undefined>>;
  /** How many have a result. */
  ended: number;
  /** Including those that wait. */
  callers: number;
}

/** The work is done by then: a place taken for an hour costs less than a lost answer. */
const keepsItsPlace = (): void => undefined;

export function createAttempts({ count, takeBack }: AttemptCounter): Attempt {
  /** By the first key, the address itself. */
  const all = new Map<string, Beside>();

  /** Waits until a place is free, or no running attempt can free one. */
  async function countBeside(
    rules: readonly LimitRule[],
    beside: Beside,
  ): Promise<{ allowed: true; done: number } | Refusal> {
    for (;;) {
      const { ended } = beside;
      const counted = await count(rules);
      if (counted.allowed || (beside.underWay.size === 0 && beside.ended === ended)) return counted;
      await Promise.all(beside.underWay);
    }
  }

  async function tryOnce<Found>(
    rules: readonly LimitRule[],
    work: () => Promise<Found | undefined>,
    beside: Beside,
  ): Promise<{ limit: LimitResult; found?: Found | undefined }> {
    const counted = await countBeside(rules, beside);
    if (!counted.allowed) return { limit: counted };
    const end = Promise.withResolvers<undefined>();
    beside.underWay.add(end.promise);
    let isInVain = false;
    try {
      const found = await work();
      isInVain = found === undefined;
      return { limit: { allowed: true }, found };
    } finally {
      if (!isInVain) await takeBack(rules, counted.done).catch(keepsItsPlace);
      beside.underWay.delete(end.promise);
      beside.ended++;
      end.resolve(undefined);
    }
  }

  return async (rules, work) => {
    const key = rules[0]?.key ?? '';
    const beside = all.get(key) ?? { underWay: new Set(), ended: 0, callers: 0 };
    all.set(key, beside);
    beside.callers++;
    try {
      return await tryOnce(rules, work, beside);
    } finally {
      if (--beside.callers === 0) all.delete(key);
    }
  };
}
