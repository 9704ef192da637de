/** Waiting for a file that the visitor did not ask for: what does not come is tried again silently. */

const CHANCES = ['online', 'pointerdown', 'keydown'];

/** @returns with the next press anywhere in the page, or when the network is back */
function nextRetryMoment(): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    const end = () => {
      listening.abort();
      resolve();
    };
    for (const type of CHANCES)
      addEventListener(type, end, { capture: true, passive: true, signal: listening.signal });
  });
}

/** @returns what `load` brings, however often it fails before */
export async function retryQuietly<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch {
      await nextRetryMoment();
    }
  }
}
