/** Warns the operator once an hour while more than half of the codes that may be sent in an hour were sent. */
import type { Clock } from '#server/clock.ts';
import type { Logger } from '#server/log.ts';
import type { Limiter, LimitRule } from './limiter.ts';

const HOUR_MS = 3_600_000;

export interface CodeBudget {
  /** To be called after a code was counted. */
  watch(): Promise<void>;
}

export function createCodeBudget(limiter: Limiter, half: LimitRule, clock: Clock, log: Logger): CodeBudget {
  let warnedAt = -Infinity;
  return {
    async watch() {
      if (clock.now() - warnedAt < HOUR_MS || (await limiter.check(half)).allowed) return;
      warnedAt = clock.now();
      log.warn('More than half of the codes that may be sent in an hour were sent (LIMIT_CODES_TOTAL_HOUR).');
    },
  };
}
