/** Counts a figure up once. Until then, and with reduced motion, its final value is shown. */
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

/** The figure within a text: `1.9 million+` starts as `0.0 million+`. */
const FIGURE = /\d+(?:\.(\d+))?/;

/** @param share progress from 0 to 1; slower towards the end */
export function countedUp(text: string, share: number): string {
  const [figure, decimals = ''] = FIGURE.exec(text) ?? [];
  if (figure === undefined || share >= 1) return text;
  const value = Number(figure) * (1 - (1 - Math.max(share, 0)) ** 3);
  return text.replace(figure, value.toFixed(decimals.length));
}
