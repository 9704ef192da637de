/**
 * Reports once that a block of the page was seen: in view for half a second without a break, so that scrolling past
 * does not count. Other content in the same block is reported too.
 */
import type { Clock } from '#src/browser/clock.ts';
import { COMPONENT_DISPLAY_DEBOUNCE_MS } from '#src/config/constants.ts';

interface Display {
  sourceSeat: string;
  /** What the block shows now, such as the number of a booked ad. */
  content: () => string;
}

export function createDisplayTracker<Facts extends Display>(
  clock: Pick<Clock, 'after'>,
  report: (facts: Facts) => void,
) {
  const pending = new Map<string, () => void>();
  const reported = new Set<string>();
  return {
    /** Called when the block comes into view, leaves it, or gets other content. */
    update(facts: Facts, isVisible: boolean) {
      const { sourceSeat, content } = facts;
      const seen = () => `${sourceSeat} ${content()}`;
      pending.get(sourceSeat)?.();
      pending.delete(sourceSeat);
      if (!isVisible || reported.has(seen())) return;
      pending.set(
        sourceSeat,
        clock.after(COMPONENT_DISPLAY_DEBOUNCE_MS, () => {
          pending.delete(sourceSeat);
          reported.add(seen());
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
