/**
 * Delays work while a button or finger is down. A complaint that appears when a field loses the focus would move the
 * pressed button away from the pointer, and the click would be lost.
 */
export type PressGuard = ReturnType<typeof guardPresses>;

export function guardPresses() {
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  let isDown = false;
  let delayed: (() => void)[] = [];
  const release = () => {
    isDown = false;
    const works = delayed;
    delayed = [];
    // The click follows the release before any timer.
    setTimeout(() => works.forEach((work) => work()));
  };
  addEventListener('pointerdown', () => (isDown = true), options);
  addEventListener('pointerup', release, options);
  addEventListener('pointercancel', release, options);
  return {
    /** Runs `work` now, or after the click that ends the press. */
    whenReleased(work: () => void) {
      if (isDown) delayed.push(work);
      else work();
    },
    stop: () => listening.abort(),
  };
}
