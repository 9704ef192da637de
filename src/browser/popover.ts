/** Popovers, for whoever has to do without them: Safari before 17 and Firefox before 125. */
export const hasPopovers = (): boolean => 'popover' in HTMLElement.prototype;

/** The visitor presses the escape key, or something else than what is open. @returns stops listening */
export function onDismiss(open: Element, callback: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && callback(), { signal });
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      if (target instanceof Node && !open.contains(target)) callback();
    },
    { signal },
  );
  return () => listening.abort();
}
