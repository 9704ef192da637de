/**
 * Holds work back while a button or a finger is down. A complaint that appears when a field is left would move the very
 * button that is being pressed from under the pointer, and the press would be lost.
 */
export type PressGuard = ReturnType<typeof guardPresses>;

export function guardPresses() {
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  let isDown = false;
  let held: (() => void)[] = [];
  const release = () => {
    isDown = false;
    const due = held;
    held = [];
    // The click comes right after the release, in the same turn.
    setTimeout(() => due.forEach((work) => work()));
  };
  addEventListener('pointerdown', () => (isDown = true), options);
  addEventListener('pointerup', release, options);
  addEventListener('pointercancel', release, options);
  return {
    /** Runs `work` now, or after the click that ends the press. */
    whenReleased(work: () => void) {
      if (isDown) held.push(work);
      else work();
    },
    stop: () => listening.abort(),
  };
}
