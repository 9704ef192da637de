/** Collects changes and applies them once before the next frame, so that many pushes cost one rendering. */
export type NextFrame = (callback: () => void) => void;

/** @param apply called once a frame, after any number of calls */
export function oncePerFrame(nextFrame: NextFrame, apply: () => void): () => void {
  let isDue = false;
  return () => {
    if (isDue) return;
    isDue = true;
    nextFrame(() => {
      isDue = false;
      apply();
    });
  };
}
