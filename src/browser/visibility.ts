/** What the visitor looks at: blocks that come into view, signs of interest, whether the page is seen at all. */
type Remove = () => void;

/** @param share of the element that has to be in view; half a viewport's worth for what is taller */
export function onVisible(element: Element, callback: (isVisible: boolean) => void, share = 0.5): Remove {
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

/** Once shown, it holds for later questions on the page too. */
let hasInterest = false;

/** The visitor has scrolled, pressed, or come from another page of the site; a pointer that wanders about is no sign. */
export function onInterest(callback: () => void): Remove {
  const isFurtherPage = document.referrer.startsWith(`${location.origin}/`);
  if (isFurtherPage || scrollY > 0 || hasInterest) {
    callback();
    return () => undefined;
  }
  const listening = new AbortController();
  const end = (): void => {
    hasInterest = true;
    listening.abort();
    callback();
  };
  for (const type of ['scroll', 'pointerdown', 'keydown'])
    addEventListener(type, end, { capture: true, passive: true, signal: listening.signal });
  return () => listening.abort();
}

/** The visitor scrolls on. */
export function onScrolled(callback: () => void): Remove {
  const listening = new AbortController();
  addEventListener('scroll', callback, { once: true, passive: true, signal: listening.signal });
  return () => listening.abort();
}

/** The page is hidden or left: the last moment that is sure to come on a phone. */
export function onHidden(callback: () => void): Remove {
  const look = () => {
    if (document.visibilityState === 'hidden') callback();
  };
  document.addEventListener('visibilitychange', look);
  addEventListener('pagehide', callback);
  return () => {
    document.removeEventListener('visibilitychange', look);
    removeEventListener('pagehide', callback);
  };
}
