/**
 * Handles code or style that could not be loaded: a network failure, or removed by a new deployment. Most browsers
 * never request a failed module again, so the page reloads: by the notice's button, by a press on an unhydrated island,
 * or when the network is back; only once the server answers, and with all typed text but passwords and codes. Part of
 * the site's script; without that, of ./lost-site.ts.
 */
import { BUTTON } from './kept-press.ts';
import { keepTyped } from './typed-values.ts';

const AGAIN = `[data-reload],astro-island[ssr] ${BUTTON}`;

const AGAIN_MS = 3000;

export function followLostCode(): void {
  let isLost = false;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const reload = async () => {
    if (!isLost) return;
    clearTimeout(waiting);
    try {
      await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
    } catch {
      // A network that is just back may need a moment; one that is offline will report its return.
      if (navigator.onLine) waiting = setTimeout(() => void reload(), AGAIN_MS);
      return;
    }
    keepTyped();
    location.reload();
  };
  addEventListener('astro:hydration-error', ({ target }) => {
    // Islands dispatch this event, and ./lost-parts.ts dispatches it on the body. An empty island is not missed.
    if (!(target as Element).textContent.trim()) return;
    isLost = true;
    document.querySelector('.lost-code')?.removeAttribute('hidden');
    // This message replaces notices, whose style may be the missing file.
    document.querySelector('.page-notices')?.setAttribute('hidden', '');
  });
  addEventListener('online', () => void reload());
  addEventListener('click', ({ target }) => (target as Element).closest(AGAIN) && void reload()); // a page's clicks begin at elements
}
