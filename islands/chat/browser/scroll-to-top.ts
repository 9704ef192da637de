/** Back to the top in equal steps, one for each frame; at once where the visitor asks for less motion. */
import { SCROLL_TO_TOP_STEPS } from '#src/config/page-constants.ts';

export function scrollToTop(): void {
  const go = (top: number) => scrollTo({ top, behavior: 'instant' });
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    go(0);
    return;
  }
  const from = scrollY;
  const steps = Array.from(
    { length: SCROLL_TO_TOP_STEPS },
    (_, index) => from * (1 - (index + 1) / SCROLL_TO_TOP_STEPS),
  );
  const animation = new AbortController();
  const { signal } = animation;
  // Scrolling by hand ends the animation.
  for (const type of ['wheel', 'touchstart', 'keydown']) {
    addEventListener(type, () => animation.abort(), { passive: true, signal });
  }
  const step = () => {
    const top = steps.shift();
    if (top === undefined || signal.aborted) {
      animation.abort();
      return;
    }
    go(top);
    requestAnimationFrame(step);
  };
  step();
}
