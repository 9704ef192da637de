/** The network: whether there is one, and requests that nobody waits for or that may take too long. */

/** Whether the browser thinks that it is online. `true` may be wrong, `false` never is. */
export const isOnline = (): boolean => navigator.onLine;

/** @returns stops listening */
export function onNetworkChange(callback: (isOnline: boolean) => void): () => void {
  const change = () => callback(navigator.onLine);
  addEventListener('online', change);
  addEventListener('offline', change);
  return () => {
    removeEventListener('online', change);
    removeEventListener('offline', change);
  };
}

/**
 * Gives a few kilobytes to the browser, which sends them even after the page is closed. @returns whether it accepts
 * them
 */
export function sendBeacon(address: string, json: string): boolean {
  try {
    return navigator.sendBeacon(address, new Blob([json], { type: 'application/json' }));
  } catch {
    return false; // switched off, or blocked by an extension
  }
}

/** Posts a short text to our own server, even after the page is closed; without cookies, and without waiting. */
export function postAndForget(address: string, json: string, limitMs: number): void {
  fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: json,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
    signal: timeLimit(limitMs),
  }).catch(() => undefined);
}

/**
 * For browsers without `AbortSignal.timeout` and `AbortSignal.any`.
 * @returns a signal that fires after `ms`, or together with `other`
 */
export function timeLimit(ms: number, other?: AbortSignal): AbortSignal {
  const controller = new AbortController();
  const abort = () => controller.abort();
  setTimeout(abort, ms);
  if (other?.aborted) abort();
  other?.addEventListener('abort', abort);
  return controller.signal;
}
