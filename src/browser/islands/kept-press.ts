/**
 * The last press of what is not awake yet, kept and repeated when its island is awake. A link leads where it says if the
 * island does not come; one to an installer waits two seconds at most. What is typed and ticked the page keeps by itself,
 * and islands read it when they wake. Part of the inline script in the head.
 */
/** Those with an effect of their own have had it already. */
export const BUTTON = 'button:not([popovertarget],[commandfor])';
const PRESSED = `${BUTTON},a[data-held],a[download]`;
const PATIENCE_MS = 2000;

let last: Event | undefined;

/**
 * @param event a plain click of the visitor's own
 * @param hurry brings the islands' runtime now
 */
export function keepPress(event: Event, hurry: () => void): void {
  const pressed = (event.target as Element).closest<HTMLElement>(PRESSED); // a page's clicks begin at elements
  const island = pressed?.closest('astro-island[ssr]');
  if (!pressed || !island) return;
  event.preventDefault();
  last = event;
  island.setAttribute('aria-busy', 'true');
  const end = (awake?: Event) => {
    island.removeAttribute('aria-busy');
    if (last !== event) return;
    last = undefined;
    if (awake?.type === 'astro:hydrate' || pressed.matches('a')) pressed.click();
  };
  for (const type of ['astro:hydrate', 'astro:hydration-error']) island.addEventListener(type, end);
  if (pressed.matches('[download]')) setTimeout(end, PATIENCE_MS);
  hurry();
}
