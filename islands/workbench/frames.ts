/** Gathers changes and applies them once before the next frame, so that a storm of pushes costs one rendering. */
export type NextFrame = (callback: () => void) => void;

/** Several who wait for the same frame are served by one callback, after which React renders once for all of them. */
export function shareFrames(nextFrame: NextFrame): NextFrame {
  let waiting: (() => void)[] = [];
  return (callback) => {
    waiting.push(callback);
    if (waiting.length > 1) return;
    nextFrame(() => {
      const served = waiting;
      waiting = [];
      runAll(served);
    });
  };
}

/** One that throws does not keep the others from running. */
function runAll([first, ...others]: readonly (() => void)[]): void {
  try {
    first?.();
  } finally {
    if (others.length > 0) runAll(others);
  }
}

/** @param apply is called once a frame, after any number of calls */
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
