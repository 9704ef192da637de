/** What a limit is, and how counting against it ends. */

export interface LimitRule {
  key: string;
  /** At most this many within the window. */
  limit: number;
  windowSeconds: number;
  /** Everybody's together: looked at and counted, but not held. */
  isForAll?: boolean;
  /**
   * Whom these allow is spared. Asked while the keys are held: of many requests in the same moment, one is the first. Their
   * keys have to be among those of the rules beside this one.
   */
  spares?: readonly LimitRule[];
}

export type CountedEvent = Pick<LimitRule, 'key' | 'windowSeconds'>;

export interface Refusal {
  allowed: false;
  retryAfterSeconds: number;
}

export type LimitResult = { allowed: true } | Refusal;
