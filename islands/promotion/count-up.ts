/** Lets a figure run up to itself once. Until then, and where nothing moves, it stands complete. */
import { atom } from 'nanostores';

interface Dependencies {
  monotonicMs: () => number;
  nextFrame: (callback: () => void) => void;
}

const DURATION_MS = 900;

export function createCountUp(text: string, { monotonicMs, nextFrame }: Dependencies) {
  const $text = atom(text);
  let hasRun = false;
  return {
    $text,
    run() {
      if (hasRun) return;
      hasRun = true;
      const beganMs = monotonicMs();
      const step = (): void => {
        const share = (monotonicMs() - beganMs) / DURATION_MS;
        $text.set(countedUp(text, share));
        if (share < 1) nextFrame(step);
      };
      nextFrame(step);
    },
  };
}

/** A figure on its way up to itself: `1.9 million+` begins as `0.0 million+`. */
const FIGURE = /\d+(?:\.(\d+))?/;

/** @param share how far it is, from 0 to 1; slower towards the end */
export function countedUp(text: string, share: number): string {
  const [figure, decimals = ''] = FIGURE.exec(text) ?? [];
  if (figure === undefined || share >= 1) return text;
  const value = Number(figure) * (1 - (1 - Math.max(share, 0)) ** 3);
  return text.replace(figure, value.toFixed(decimals.length));
}
