/** The focus, also in a part of the page whose content changes. */

/** Whether the focus went with the element that had it: then the keyboard starts at the top again. */
export function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

export const isFocused = (element: Element): boolean => document.activeElement === element;

const canHaveFocus = (element: Element): boolean =>
  element.isConnected && element.getClientRects().length > 0 && !element.matches(':disabled');

/**
 * When the focused element inside `whole` is removed or can no longer be focused, `whole` gets the focus, so that the
 * keyboard continues there. Meant as a `ref`. @returns a function that stops it
 */
export function keepFocusIn(container: HTMLElement | null): (() => void) | undefined {
  if (!container) return undefined;
  const listening = new AbortController();
  const { signal } = listening;
  // A press before hydration may have focused it already.
  let focused = container.contains(document.activeElement) ? document.activeElement : undefined;
  const observer = new MutationObserver(() => {
    if (!focused) return;
    // A hidden element keeps the focus until the next frame, and must not lose it before.
    const isLeaving = isFocused(focused) && focused.closest('[hidden]') !== null;
    if (!isLeaving && (!isFocusLost() || canHaveFocus(focused))) return;
    focused = undefined;
    container.tabIndex = -1;
    container.focus({ preventScroll: true });
  });
  observer.observe(container, {
    childList: true,
    subtree: true,
    attributeFilter: ['disabled', 'hidden', 'open'],
  });
  container.addEventListener(
    'focusin',
    ({ target }) => {
      focused = target instanceof Element ? target : undefined;
    },
    { signal },
  );
  container.addEventListener(
    'focusout',
    () => {
      const leftElement = focused;
      // Some browsers also report it for an element that is being removed, before it is.
      queueMicrotask(() => {
        if (
          leftElement &&
          leftElement === focused &&
          canHaveFocus(leftElement) &&
          !container.contains(document.activeElement)
        )
          focused = undefined;
      });
    },
    { signal },
  );
  return () => {
    listening.abort();
    observer.disconnect();
  };
}
