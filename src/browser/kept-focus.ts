/** The focus in a part of the page whose contents come and go. */
import { isFocused, isFocusLost } from './lost-focus.ts';

const canHaveFocus = (element: Element): boolean =>
  element.isConnected && element.getClientRects().length > 0 && !element.matches(':disabled');

/**
 * Parts of `whole` come and go: when the one with the focus goes, or can no longer have it, the whole takes it, so that the
 * keyboard goes on from there. Made to be a `ref`. @returns ends that
 */
export function keepFocusIn(whole: HTMLElement | null): (() => void) | undefined {
  if (!whole) return undefined;
  const listening = new AbortController();
  const { signal } = listening;
  // A press from before the island was awake has put the focus in it already.
  let focused = whole.contains(document.activeElement) ? document.activeElement : undefined;
  const observer = new MutationObserver(() => {
    if (!focused) return;
    // What has just been hidden keeps the focus until the next frame, and nothing may change in that.
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
      // Some browsers tell it of an element that goes as well, before it has gone.
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
