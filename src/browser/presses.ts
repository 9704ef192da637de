/**
 * Delays work while a button or finger is down: what appears or moves then would take the pressed button away from the
 * pointer, and the click would be lost.
 */
export type PressGuard = ReturnType<typeof guardPresses>;

export function guardPresses() {
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  let isDown = false;
  let delayed: (() => void)[] = [];
  const release = () => {
    isDown = false;
    // The click follows the release before any timer.
    for (const work of delayed) setTimeout(work);
    delayed = [];
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
