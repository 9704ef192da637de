/** Calls back when the page has loaded and is idle, so that the first paint is not delayed. */
export function whenIdle(callback: () => void): void {
  const rest = () => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: 2000 });
    else setTimeout(callback, 200);
  };
  if (document.readyState === 'complete') rest();
  else addEventListener('load', rest, { once: true });
}
