/**
 * Keeps the last press on an island that is not hydrated, and repeats it afterwards. If the island does not arrive, a
 * link is followed; one to an installer waits two seconds at most. The page keeps typed text and ticked boxes, which
 * islands read. Part of the inline script in the head.
 */
/** Buttons with these attributes work without a script. */
export const BUTTON = 'button:not([popovertarget],[commandfor])';
const DEFERRED = `${BUTTON},a[data-held],a[download]`;
const DOWNLOAD_WAIT_MS = 2000;

let last: Event | undefined;

/**
 * @param event a plain click by the visitor
 * @param loadRuntime loads the islands' runtime now
 */
export function deferPress(event: Event, loadRuntime: () => void): void {
  const pressed = (event.target as Element).closest<HTMLElement>(DEFERRED); // a page's clicks begin at elements
  const island = pressed?.closest('astro-island[ssr]');
  if (!pressed || !island) return;
  event.preventDefault();
  last = event;
  island.setAttribute('aria-busy', 'true');
  const end = (outcome?: Event) => {
    island.removeAttribute('aria-busy');
    if (last !== event) return;
    last = undefined;
    if (outcome?.type === 'astro:hydrate' || pressed.matches('a')) pressed.click();
  };
  for (const type of ['astro:hydrate', 'astro:hydration-error']) island.addEventListener(type, end);
  if (pressed.matches('[download]')) setTimeout(end, DOWNLOAD_WAIT_MS);
  loadRuntime();
}
