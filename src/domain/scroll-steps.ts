/** The way back to the top: equal steps, the last of which is 0. */
import { SCROLL_TO_TOP_STEPS } from '#src/config/page-constants.ts';

/** @param fromPx where the page stands now */
export function scrollSteps(fromPx: number): number[] {
  return Array.from(
    { length: SCROLL_TO_TOP_STEPS },
    (_, index) => fromPx * (1 - (index + 1) / SCROLL_TO_TOP_STEPS),
  );
}
