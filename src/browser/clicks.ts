/** A click that follows a link in this tab, not into a new tab or a download. */
export const isPlainClick = (event: MouseEvent): boolean =>
  !(event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);

/** Listens to all clicks of the page, also those that open a new tab. */
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
