/**
 * Whether and when another attempt follows a failure. Owns the count of failures and the one timer; how long a wait
 * is stands in `backoff.ts`, and what an attempt does is the connection's.
 */
import { retryDelay } from './backoff.ts';
import type { BridgeEnvironment } from './environment.ts';
import type { FailReason } from './status.ts';
import { createTimer } from './timer.ts';

/** After these, the other side is there and another attempt may fare better. */
const RETRIED: readonly FailReason[] = ['handshake-refused', 'handshake-timeout', 'closed-early'];
/** After these, only where the page asks for it, or where an attempt was a retry already. */
const RETRIED_ON_DEMAND: readonly FailReason[] = ['unreachable', 'open-timeout', 'lost'];

export interface Retries {
  /** Failed attempts in a row. */
  readonly failures: number;
  /**
   * Counts a failure, and starts the wait for another attempt where there is to be one.
   *
   * @param isOnDemand whether the page wants attempts that are not made otherwise
   * @returns the milliseconds until then, or null
   */
  afterFailure(reason: FailReason, isOnDemand: boolean): number | null;
  /** Gives up the attempt that is due. */
  cancel(): void;
  forgetFailures(): void;
}

export function createRetries(
  { clock, random }: Pick<BridgeEnvironment, 'clock' | 'random'>,
  attempt: () => void,
): Retries {
  let failures = 0;
  const timer = createTimer(clock);
  return {
    get failures() {
      return failures;
    },
    afterFailure(reason, isOnDemand) {
      failures += 1;
      if (!RETRIED.includes(reason) && !(isOnDemand && RETRIED_ON_DEMAND.includes(reason))) return null;
      const delayMs = retryDelay(failures, random);
      timer.set(delayMs, attempt);
      return delayMs;
    },
    cancel: timer.clear,
    forgetFailures() {
      failures = 0;
    },
  };
}
