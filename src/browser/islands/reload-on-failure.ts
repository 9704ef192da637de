/**
 * Handles code or style that could not be loaded: a network failure, or removed by a new deployment. Most browsers
 * never request a failed module again, so the page reloads: by the notice's button, by a press on an unhydrated island,
 * or when the network is back; only once the server answers, and with all typed text but passwords and codes. Part of
 * the site's script; without that, of ./site-script-failed.ts.
 */
import { BUTTON } from './pending-press.ts';
import { saveTyped } from './typed-values.ts';

const RELOADS_ON_CLICK = `[data-reload],astro-island[ssr] ${BUTTON}`;

const RETRY_MS = 3000;

export function reloadOnFailure(): void {
  let hasFailed = false;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  const reload = async () => {
    if (!hasFailed) return;
    clearTimeout(retryTimer);
    try {
      await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
    } catch {
      // A network that is just back may need a moment; one that is offline will report its return.
      if (navigator.onLine) retryTimer = setTimeout(() => void reload(), RETRY_MS);
      return;
    }
    saveTyped();
    location.reload();
  };
  addEventListener('astro:hydration-error', ({ target }) => {
    // Islands dispatch this event, and `reportFailure` dispatches it on the body. An empty island is not missed.
    if (!(target as Element).textContent.trim()) return;
    hasFailed = true;
    document.querySelector('.lost-code')?.removeAttribute('hidden');
    // This message replaces notices, whose style may be the missing file.
    document.querySelector('.page-notices')?.setAttribute('hidden', '');
  });
  addEventListener('online', () => void reload());
  addEventListener('click', ({ target }) => (target as Element).closest(RELOADS_ON_CLICK) && void reload()); // a page's clicks begin at elements
}

const reportFailure = () =>
  document.body.dispatchEvent(new Event('astro:hydration-error', { bubbles: true }));

/** Reports failed loads after hydration. */
export function reportFailures(): void {
  const failed = new Set<string>();
  addEventListener('vite:preloadError', (event) => {
    const { payload } = event as Event & { payload: Error }; // as the build tool makes it
    // The importing code has by then marked failures that nobody misses (../load-optional.ts).
    setTimeout(() => {
      if ('isQuiet' in payload) return;
      // An island's own part reports its failure and has a retry button.
      if (failed.has(payload.message)) reportFailure();
      failed.add(payload.message);
    });
  });
  addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
      // React's own handler rejects a promise that nothing handles.
      target.onerror = null;
      reportFailure();
    },
    // Capture, since it does not bubble.
    true,
  );
}
