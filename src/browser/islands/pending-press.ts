/**
 * Keeps the last press on an island that is not hydrated; the site's script repeats it (./repeat-press.ts). A link to an
 * installer is followed after two seconds at most. The page keeps typed text and ticked boxes, which islands read. Part
 * of the inline script in the head.
 */
/** Buttons with these attributes work without a script. */
export const BUTTON = 'button:not([popovertarget],[commandfor])';
const DEFERRED = `${BUTTON},a[data-held],a[download]`;
const DOWNLOAD_WAIT_MS = 2000;

declare global {
  interface Window {
    /** The element that was pressed and waits for its island. */
    pendingPress?: HTMLElement | undefined;
  }
}

/**
 * @param event a plain click by the visitor
 * @param loadRuntime loads the islands' runtime now
 */
export function deferPress(event: Event, loadRuntime: () => void): void {
  const pressed = (event.target as Element).closest<HTMLElement>(DEFERRED); // a page's clicks begin at elements
  const island = pressed?.closest('astro-island[ssr]');
  if (!pressed || !island) return;
  event.preventDefault();
  island.setAttribute('aria-busy', 'true');
  window.pendingPress = pressed;
  const follow = () => {
    if (window.pendingPress !== pressed) return;
    window.pendingPress = undefined;
    pressed.click();
  };
  if (pressed.matches('[download]')) setTimeout(follow, DOWNLOAD_WAIT_MS);
  loadRuntime();
}
