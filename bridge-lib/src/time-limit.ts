/** A time limit for promises of others, which may never settle. */
import type { Clock } from './environment.ts';

/** The value, or `fallback` when it takes too long or fails. Never rejects. */
export function withTimeLimit<Value>(
  clock: Clock,
  limitMs: number,
  promise: Promise<Value>,
  fallback: Value,
): Promise<Value> {
  return new Promise((resolve) => {
    const timer = clock.setTimer(() => {
      resolve(fallback);
    }, limitMs);
    const settle = (value: Value): void => {
      clock.clearTimer(timer);
      resolve(value);
    };
    promise.then(settle, () => {
      settle(fallback);
    });
  });
}
