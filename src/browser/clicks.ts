/** One that follows a link here, rather than into a new tab or a download. */
export const isPlainClick = (event: MouseEvent): boolean =>
  !(event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);

/** Clicks anywhere on the page, also those that open a new tab; the callback looks for what interests it. */
export function onAnyClick(callback: (target: Element, event: MouseEvent) => void): () => void {
  const listen = (event: MouseEvent) => {
    if (event.target instanceof Element) callback(event.target, event);
  };
  document.addEventListener('click', listen, true);
  document.addEventListener('auxclick', listen, true);
  return () => {
    document.removeEventListener('click', listen, true);
    document.removeEventListener('auxclick', listen, true);
  };
}
