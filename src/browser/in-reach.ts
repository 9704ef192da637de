/** Waiting with what a visitor has to come to first. */
/** Pixels before it can be seen: by then its code has come. */
const REACH_PX = 400;

/** @param start loads and starts something; where that fails, the next thing typed tries again */
export function whenInReach(element: HTMLElement, start: () => Promise<unknown>): void {
  const attempt = () => {
    start().catch(() => element.addEventListener('input', attempt, { once: true }));
  };
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      attempt();
    },
    { rootMargin: `${REACH_PX}px` },
  );
  observer.observe(element);
}
