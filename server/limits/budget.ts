/** Warns the operator once an hour while more than half of what may come in an hour has come. */
import type { Clock } from '#server/clock.ts';
import { HOUR_MS } from '#src/domain/duration.ts';
import type { LimitRule } from './limit.ts';
import type { Limiter } from './limiter.ts';

/** @param half holds until half of it has come */
export function createBudget(limiter: Limiter, half: LimitRule, clock: Clock, warn: () => void) {
  let warnedAt = -Infinity;
  const isWarned = (): boolean => clock.now() - warnedAt < HOUR_MS;
  return {
    /** To be called after something was counted. */
    async watch() {
      if (isWarned() || (await limiter.check([half])).allowed) return;
      // Others asked in the same moment.
      if (isWarned()) return;
      warnedAt = clock.now();
      warn();
    },
  };
}
