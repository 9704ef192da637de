/** What the visitor looks at: blocks that come into view, the way they scroll, whether the page is seen at all. */
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

/** Less than a wheel's notch is no direction. */
const SCROLL_THRESHOLD_PX = 24;

/** Tells when the visitor turns round; near the top everything counts as upwards. */
export function onScrollDirection(callback: (isDown: boolean) => void): Remove {
  let turn = scrollY;
  let isDown = false;
  const look = () => {
    const moved = scrollY - turn;
    if (Math.abs(moved) < SCROLL_THRESHOLD_PX) return;
    turn = scrollY;
    const isNowDown = moved > 0 && scrollY > innerHeight / 2;
    if (isNowDown === isDown) return;
    isDown = isNowDown;
    callback(isDown);
  };
  addEventListener('scroll', look, { passive: true });
  return () => removeEventListener('scroll', look);
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
