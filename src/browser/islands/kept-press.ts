/**
 * The last press of what is not awake yet, kept and repeated when its island is awake. A link leads where it says if the
 * island does not come; one to an installer waits two seconds at most. What is typed and ticked the page keeps by itself,
 * and islands read it when they wake. Part of the inline script in the head.
 */
import { isPlainClick } from '#src/browser/clicks.ts';

/** Those with an effect of their own have had it already. */
export const BUTTON = 'button:not([popovertarget],[commandfor])';
const PRESSED = `${BUTTON},a[data-held],a[download]`;
const PATIENCE_MS = 2000;

/** @param hurry brings the islands' runtime now */
export function keepPress(hurry: () => void): void {
  let last: Event | undefined;
  const onClick = (event: MouseEvent) => {
    const pressed = (event.target as Element).closest<HTMLElement>(PRESSED); // a page's clicks begin at elements
    const island = pressed?.closest('astro-island[ssr]');
    // A repeated press is no visitor's, and a new tab is the browser's.
    if (!pressed || !island || !event.isTrusted || !isPlainClick(event)) return;
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
  };
  addEventListener('click', onClick, true);
}
