/** Blocks that come into view, the visitor's first action, and the page's visibility. */
type StopListening = () => void;

/** @param share of the element that must be in view; for taller ones half a viewport */
export function onVisible(
  element: Element,
  callback: (isVisible: boolean) => void,
  share = 0.5,
): StopListening {
  const observer = new IntersectionObserver(
    (entries) => {
      const last = entries.at(-1);
      if (!last) return;
      const seen = last.intersectionRect.height;
      const isVisible =
        last.intersectionRatio >= share || seen >= (last.rootBounds?.height ?? Infinity) * share;
      callback(last.isIntersecting && isVisible);
    },
    { threshold: [0, 0.25, share, 0.75, 1] },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/** Kept for later callers on the page. */
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
