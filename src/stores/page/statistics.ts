/**
 * Whether statistics run on this page: while the visitor agrees, and only then. Told by the script at rest, where the
 * answer is kept, and by the consent store, where it is given. Without a store of its own, so that a page that nobody
 * touches need not fetch the code of islands.
 */
import { quietly } from '#src/browser/quietly.ts';

let stop: (() => void) | undefined;

/** Telling it the same again changes nothing. */
export function runStatistics(isAllowed: boolean): void {
  if (!isAllowed) {
    stop?.();
    stop = undefined;
  } else stop ??= startWhenLoaded();
}

/** @returns stops it, also while its code is still on the way */
function startWhenLoaded(): () => void {
  let stopUsage: (() => void) | undefined;
  let isStopped = false;
  void quietly(() => import('./usage.ts')).then((code) => {
    if (!isStopped) stopUsage = code?.startUsage();
  });
  return () => {
    isStopped = true;
    stopUsage?.();
  };
}
