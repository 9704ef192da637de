/** Lets a figure run up to itself once. Until then, and where nothing moves, it stands complete. */
import { atom, type ReadableAtom } from 'nanostores';
import { countedUp } from '#src/domain/count-up.ts';

export interface CountUp {
  $text: ReadableAtom<string>;
  run: () => void;
}

interface Dependencies {
  monotonicMs: () => number;
  nextFrame: (callback: () => void) => void;
}

const DURATION_MS = 900;

export function createCountUp(text: string, { monotonicMs, nextFrame }: Dependencies): CountUp {
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
