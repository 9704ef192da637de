/**
 * Fetches one file of code or style, so that the browser finds it in its cache afterwards (./fetch-code.ts says why). Part of
 * the inline script in the head as well.
 */

/** Code is small: who waits longer than this has no network. */
const TIME_LIMIT_MS = 60_000;

/** The last path that the server had no file for: the site was deployed anew while this page was open. */
let gone = '';

/**
 * @returns its text
 * @throws Error where it did not come
 */
export async function fetchFile(pathname: string): Promise<string> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), TIME_LIMIT_MS);
  try {
    const response = await fetch(pathname, { signal: controller.signal });
    const isGone = response.status === 404;
    if (isGone || pathname === gone) {
      gone = pathname;
      document.querySelector('[data-outdated]')?.toggleAttribute('hidden', !isGone);
    }
    // A network that asks to be paid first answers everything with a page of its own.
    const isOurs = /script|css/.test(`${response.headers.get('content-type')}`);
    if (!response.ok || !isOurs) throw new Error(pathname);
    return await response.text();
  } finally {
    clearTimeout(timer);
  }
}
