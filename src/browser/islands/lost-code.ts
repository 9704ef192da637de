/**
 * Code or style that did not come: lost on the way, or gone since the site was deployed anew. Most browsers never ask again
 * for a module that failed, so the page is loaded anew: by the notice's button, by a press of what is not awake, or when the
 * network is back; only once the server answers, and with all that was typed but passwords and codes.
 * Part of the site's script; where that itself is lost, of ./lost-site.ts.
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
      // A network that has just come back may take a moment; one that is away will tell when it is back.
      if (navigator.onLine) waiting = setTimeout(() => void reload(), AGAIN_MS);
      return;
    }
    keepTyped();
    location.reload();
  };
  addEventListener('astro:hydration-error', ({ target }) => {
    // Islands send this event, and ./lost-parts.ts the body. What shows nothing yet is not missed.
    if (!(target as Element).textContent.trim()) return;
    isLost = true;
    document.querySelector('.lost-code')?.removeAttribute('hidden');
    // It says more than a notice, whose style may be what did not come.
    document.querySelector('.page-notices')?.setAttribute('hidden', '');
  });
  addEventListener('online', () => void reload());
  addEventListener('click', ({ target }) => (target as Element).closest(AGAIN) && void reload()); // a page's clicks begin at elements
}
