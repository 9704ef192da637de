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
  const pending = new Map<string, () => void>();
  const reported = new Set<string>();
  return {
    /** Called when the block comes into view or leaves it. */
    update(facts: Facts, isVisible: boolean) {
      const { sourceSeat } = facts;
      pending.get(sourceSeat)?.();
      pending.delete(sourceSeat);
      if (!isVisible || reported.has(sourceSeat)) return;
      pending.set(
        sourceSeat,
        clock.after(COMPONENT_DISPLAY_DEBOUNCE_MS, () => {
          pending.delete(sourceSeat);
          reported.add(sourceSeat);
          report(facts);
        }),
      );
    },
    stop() {
      for (const cancel of pending.values()) cancel();
      pending.clear();
    },
  };
}
