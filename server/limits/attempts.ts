/**
 * Tries that may be in vain so often. Somebody else may have the answer, a sign-in provider say, and neither a key nor a
 * connection to the database may be held for as long as that takes. So each is counted before it is tried, and taken back
 * unless it was in vain. Who finds every place taken, some of them by tries of the same address that are under way, waits for
 * those: an office that signs in together has more of them than an address may fail.
 */
import type { LimitResult, LimitRule, Refusal } from './limit.ts';

/** @param work finds nothing where it was in vain; where it fails nobody is to blame */
export type Attempt = <Found>(
  rules: readonly LimitRule[],
  work: () => Promise<Found | undefined>,
) => Promise<{ limit: LimitResult; found?: Found | undefined }>;

interface AttemptCounter {
  /** @returns when it was counted */
  count: (rules: readonly LimitRule[]) => Promise<{ allowed: true; done: number } | Refusal>;
  takeBack: (rules: readonly LimitRule[], at: number) => Promise<void>;
}

/** What one address tries at this server just now. */
interface Beside {
  /** Counted, and not known yet whether in vain. */
  underWay: Set<Promise<undefined>>;
  /** How many have become known. */
  ended: number;
  /** Those who wait included. */
  callers: number;
}

/** A place that stays taken for an hour costs less than an answer that is lost: what was tried has been done by then. */
const keepsItsPlace = (): void => undefined;

export function createAttempts({ count, takeBack }: AttemptCounter): Attempt {
  /** By the first key, the address itself. */
  const all = new Map<string, Beside>();

  /** Once there is a place, or nobody left who may give one back. */
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
