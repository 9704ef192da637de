/** Warns the operator once an hour while more than half of the hourly limit is used. */
import type { Clock } from '#server/clock.ts';
import { HOUR_MS } from '#src/domain/duration.ts';
import type { LimitRule } from './limit.ts';
import type { Limiter } from './limiter.ts';

/** @param half allows events until half of the limit is used */
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
