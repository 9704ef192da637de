/** Whether and when another attempt follows a failure: the count of failures, the waits and the one timer. */
import type { BridgeEnvironment, Random } from './environment.ts';
import type { FailReason } from './status.ts';
import { createTimer } from './timer.ts';

/** After these the other side exists, and another attempt may succeed. */
const RETRIED: readonly FailReason[] = ['handshake-refused', 'handshake-timeout', 'closed-early'];
/** After these only if the page asks for it, or if the attempt was already a retry. */
const RETRIED_ON_DEMAND: readonly FailReason[] = ['unreachable', 'open-timeout', 'lost'];

const FIRST_RETRY_MS = 400;
const MAX_RETRY_MS = 30_000;
/** The random share by which a wait is shortened, so that many pages do not retry together. */
const JITTER = 0.25;

/** @param failures failed attempts in a row, from 1. The first wait is exact, by the wire contract. */
export function retryDelay(failures: number, random: Random): number {
  if (failures <= 1) return FIRST_RETRY_MS;
  const full = Math.min(MAX_RETRY_MS, FIRST_RETRY_MS * 2 ** (failures - 1));
  return Math.round(full * (1 - JITTER * random()));
}

export function createRetries(
  { clock, random }: Pick<BridgeEnvironment, 'clock' | 'random'>,
  attempt: () => void,
) {
  let failures = 0;
  const timer = createTimer(clock);
  return {
    /** Failed attempts in a row. */
    get failures() {
      return failures;
    },
    /**
     * Counts a failure, and starts the wait for another attempt if there is one.
     *
     * @param isOnDemand whether the page wants additional attempts
     * @returns the milliseconds until then, or null
     */
    afterFailure(reason: FailReason, isOnDemand: boolean) {
      failures += 1;
      if (!RETRIED.includes(reason) && !(isOnDemand && RETRIED_ON_DEMAND.includes(reason))) return null;
      const delayMs = retryDelay(failures, random);
      timer.set(delayMs, attempt);
      return delayMs;
    },
    /** Cancels the attempt that is due. */
    cancel: timer.clear,
    forgetFailures() {
      failures = 0;
    },
  };
}
