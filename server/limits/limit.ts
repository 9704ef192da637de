/** A limit, and the result of counting against it. */

export interface LimitRule {
  key: string;
  /** At most this many within the window. */
  limit: number;
  windowSeconds: number;
  /** Shared by all visitors: checked and counted, but not locked. */
  isForAll?: boolean;
  /**
   * A request that these rules allow skips this one. Checked under the lock: of many requests at once, one is the
   * first. Their keys must be among those of the rules beside this one.
   */
  skippedIfAllowed?: readonly LimitRule[];
}

export type CountedEvent = Pick<LimitRule, 'key' | 'windowSeconds'>;

export interface Refusal {
  allowed: false;
  retryAfterSeconds: number;
}

export type LimitResult = { allowed: true } | Refusal;
