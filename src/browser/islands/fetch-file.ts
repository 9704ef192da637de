/**
 * Fetches one file of code, so that the import that follows finds it in the browser's cache (./fetch-code.ts says why).
 * Part of the inline script in the head as well.
 */

/** Code is small: who waits longer than this has no network. */
const TIME_LIMIT_MS = 60_000;

/**
 * @returns the code
 * @throws Error where it did not come
 */
export async function fetchFile(pathname: string): Promise<string> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), TIME_LIMIT_MS);
  try {
    const response = await fetch(pathname, { signal: controller.signal });
    // The site was deployed anew while this page was open.
    if (response.status === 404 || response.status === 410) {
      document.querySelector('[data-outdated]')?.removeAttribute('hidden');
    }
    // A network that asks to be paid first answers everything with a page of its own.
    const isCode = response.headers.get('content-type')?.includes('javascript');
    if (!response.ok || !isCode) throw new Error(`${pathname} answered ${response.status}`);
    return await response.text();
  } finally {
    clearTimeout(timer);
  }
}
