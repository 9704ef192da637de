/**
 * What is checked before a socket: the session in the cookies and the browser's permission, each with its time limit.
 * The connection decides what follows from the answers.
 */
import type { BridgeEnvironment, Clock, LoopbackPermission } from './environment.ts';
import { type SessionResult, readSession } from './session.ts';

const COOKIES_LIMIT_MS = 5_000;
const PROBE_LIMIT_MS = 1_000;

/** `found` is called once, synchronously where the cookies are synchronous. */
export function findSession(
  { clock, cookies }: Pick<BridgeEnvironment, 'clock' | 'cookies'>,
  onFound: (result: SessionResult) => void,
): void {
  let result: ReturnType<typeof cookies> = new Map();
  try {
    result = cookies();
  } catch {
    // A cookie source that throws counts as one without cookies.
  }
  if (result instanceof Promise) {
    const late = withTimeLimit<ReadonlyMap<string, string>>(clock, COOKIES_LIMIT_MS, result, new Map());
    void late.then((found) => onFound(readSession(found)));
  } else onFound(readSession(result));
}

/** Skipped where the browser does not ask. */
export function askPermission({
  clock,
  permission,
}: Pick<BridgeEnvironment, 'clock' | 'permission'>): Promise<LoopbackPermission> | undefined {
  return permission && withTimeLimit(clock, PROBE_LIMIT_MS, permission(), 'unsupported');
}

/** The value, or `fallback` when it takes too long or fails. Never rejects. */
function withTimeLimit<Value>(
  clock: Clock,
  limitMs: number,
  promise: Promise<Value>,
  fallback: Value,
): Promise<Value> {
  return new Promise((resolve) => {
    const timer = clock.setTimer(() => resolve(fallback), limitMs);
    const settle = (value: Value): void => {
      clock.clearTimer(timer);
      resolve(value);
    };
    promise.then(settle, () => settle(fallback));
  });
}
