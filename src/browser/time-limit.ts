/** A time limit for requests, for browsers without `AbortSignal.timeout` and `AbortSignal.any`. */

/** @returns a signal that fires after `ms`, or together with `other` */
export function timeLimit(ms: number, other?: AbortSignal): AbortSignal {
  const controller = new AbortController();
  const abort = () => controller.abort();
  setTimeout(abort, ms);
  if (other?.aborted) abort();
  other?.addEventListener('abort', abort);
  return controller.signal;
}
