/**
 * Reports once that a block of the page was seen: in view for half a second without a break, so that scrolling past
 * does not count.
 */
import type { Clock } from '#src/browser/clock.ts';
import { COMPONENT_DISPLAY_DEBOUNCE_MS } from '#src/config/constants.ts';

export function createDisplayTracker<Facts extends { sourceSeat: string }>(
  clock: Pick<Clock, 'after'>,
  report: (facts: Facts) => void,
) {
  const waiting = new Map<string, () => void>();
  const told = new Set<string>();
  return {
    /** Called when the block comes into view or leaves it. */
    seen(facts: Facts, isVisible: boolean) {
      const { sourceSeat } = facts;
      waiting.get(sourceSeat)?.();
      waiting.delete(sourceSeat);
      if (!isVisible || told.has(sourceSeat)) return;
      waiting.set(
        sourceSeat,
        clock.after(COMPONENT_DISPLAY_DEBOUNCE_MS, () => {
          waiting.delete(sourceSeat);
          told.add(sourceSeat);
          report(facts);
        }),
      );
    },
    stop() {
      for (const cancel of waiting.values()) cancel();
      waiting.clear();
    },
  };
}
