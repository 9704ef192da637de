/**
 * Runs statistics on this page while the visitor agrees. The idle script reports a stored answer, the consent store a
 * new one. It imports no store, so that an unused page loads no island code.
 */
import { loadOptional } from '#src/browser/load-optional.ts';

let stop: (() => void) | undefined;

/** Idempotent. */
export function runStatistics(isAllowed: boolean): void {
  if (!isAllowed) {
    stop?.();
    stop = undefined;
  } else stop ??= startWhenLoaded();
}

/** @returns a function that stops it, also while its code is loading */
function startWhenLoaded(): () => void {
  let stopUsage: (() => void) | undefined;
  let isStopped = false;
  void loadOptional(() => import('./usage.ts')).then((code) => {
    if (!isStopped) stopUsage = code?.startUsage();
  });
  return () => {
    isStopped = true;
    stopUsage?.();
  };
}
