/** Blocks that come into view, the visitor's first action, and the page's visibility. */
type StopListening = () => void;

/** In view is half of the element, or as much of it as half a viewport. */
const SHARE = 0.5;

/** @param attribute when it changes, the callback is called again: the element has other content */
export function onVisible(
  element: Element,
  callback: (isVisible: boolean) => void,
  attribute?: string,
): StopListening {
  const observer = new IntersectionObserver(
    (entries) => {
      const last = entries.at(-1);
      if (!last) return;
      const visibleHeight = last.intersectionRect.height;
      const isVisible =
        last.intersectionRatio >= SHARE || visibleHeight >= (last.rootBounds?.height ?? Infinity) * SHARE;
      callback(last.isIntersecting && isVisible);
    },
    { threshold: [0, 0.25, SHARE, 0.75, 1] },
  );
  observer.observe(element);
  const changes = new MutationObserver(() => {
    observer.unobserve(element);
    observer.observe(element);
  });
  if (attribute !== undefined) changes.observe(element, { attributeFilter: [attribute] });
  return () => {
    observer.disconnect();
    changes.disconnect();
  };
}

/** Remembered for later callers on the page. */
let hasActed = false;

/** Calls back when the visitor scrolls, presses, or comes from another page of the site; pointer moves do not count. */
export function onFirstAction(callback: () => void): StopListening {
  const isFurtherPage = document.referrer.startsWith(`${location.origin}/`);
  if (isFurtherPage || scrollY > 0 || hasActed) {
    callback();
    return () => undefined;
  }
  const listening = new AbortController();
  const end = (): void => {
    hasActed = true;
    listening.abort();
    callback();
  };
  for (const type of ['scroll', 'pointerdown', 'keydown'])
    addEventListener(type, end, { capture: true, passive: true, signal: listening.signal });
  return () => listening.abort();
}

/** Calls back when the visitor scrolls. */
export function onScrolled(callback: () => void): StopListening {
  const listening = new AbortController();
  addEventListener('scroll', callback, { once: true, passive: true, signal: listening.signal });
  return () => listening.abort();
}

/** Calls back when the page is hidden or left; on a phone no later event is certain. */
export function onHidden(callback: () => void): StopListening {
  const onChange = () => {
    if (document.visibilityState === 'hidden') callback();
  };
  document.addEventListener('visibilitychange', onChange);
  addEventListener('pagehide', callback);
  return () => {
    document.removeEventListener('visibilitychange', onChange);
    removeEventListener('pagehide', callback);
  };
}
