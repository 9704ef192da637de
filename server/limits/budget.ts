/** Warns the operator once an hour while more than half of what may come in an hour has come. */
import type { Clock } from '#server/clock.ts';
import type { Limiter, LimitRule } from './limiter.ts';

const HOUR_MS = 3_600_000;

export interface Budget {
  /** To be called after something was counted. */
  watch(): Promise<void>;
}

/** @param half holds until half of it has come */
export function createBudget(limiter: Limiter, half: LimitRule, clock: Clock, warn: () => void): Budget {
  let warnedAt = -Infinity;
  return {
    async watch() {
      if (clock.now() - warnedAt < HOUR_MS || (await limiter.check([half])).allowed) return;
      warnedAt = clock.now();
      warn();
    },
  };
}
