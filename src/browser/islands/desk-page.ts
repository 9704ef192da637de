/**
 * Runs inside the chat desk's pages, which have no script of the site: fetches their island's code before it is imported, and
 * says what to do while it does not come. Nothing can be typed before it is there.
 */
import { fetchCode } from './fetch-code.ts';

self.fetchCode = fetchCode;

const hideNotice = (isHidden: boolean) =>
  document.querySelector('[data-needs-script]')?.toggleAttribute('hidden', isHidden);

addEventListener('astro:hydration-error', () => hideNotice(false));
// Astro's own, which does not bubble.
addEventListener('astro:hydrate', () => hideNotice(true), true);
addEventListener('click', ({ target }) => {
  if ((target as Element).closest('[data-reload]')) location.reload(); // a page's clicks begin at elements
});
