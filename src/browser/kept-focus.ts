/** Keeps the focus in a part of the page whose content changes. */
import { isFocused, isFocusLost } from './lost-focus.ts';

const canHaveFocus = (element: Element): boolean =>
  element.isConnected && element.getClientRects().length > 0 && !element.matches(':disabled');

/**
 * When the focused element inside `whole` is removed or can no longer be focused, `whole` gets the focus, so that the
 * keyboard continues there. Meant as a `ref`. @returns a function that stops it
 */
export function keepFocusIn(whole: HTMLElement | null): (() => void) | undefined {
  if (!whole) return undefined;
  const listening = new AbortController();
  const { signal } = listening;
  // A press before hydration may have focused it already.
  let focused = whole.contains(document.activeElement) ? document.activeElement : undefined;
  const observer = new MutationObserver(() => {
    if (!focused) return;
    // A hidden element keeps the focus until the next frame, and must not lose it before.
    const isLeaving = isFocused(focused) && focused.closest('[hidden]') !== null;
    if (!isLeaving && (!isFocusLost() || canHaveFocus(focused))) return;
    focused = undefined;
    whole.tabIndex = -1;
    whole.focus({ preventScroll: true });
  });
  observer.observe(whole, {
    childList: true,
    subtree: true,
    attributeFilter: ['disabled', 'hidden', 'open'],
  });
  whole.addEventListener(
    'focusin',
    ({ target }) => {
      focused = target instanceof Element ? target : undefined;
    },
    { signal },
  );
  whole.addEventListener(
    'focusout',
    () => {
      const left = focused;
      // Some browsers also report it for an element that is being removed, before it is.
      queueMicrotask(() => {
        if (left && left === focused && canHaveFocus(left) && !whole.contains(document.activeElement))
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
