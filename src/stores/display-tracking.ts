/**
 * Tells once that a block of the page was seen: in view for half a second without a break, so that scrolling past counts
 * for nothing.
 */
import type { Clock } from '#src/browser/clock.ts';
import { COMPONENT_DISPLAY_DEBOUNCE_MS } from '#src/config/constants.ts';

export interface DisplayFacts {
  sourceSeat: string;
  ad_position?: string;
  ad_id?: string;
  ad_name?: string;
  ad_url?: string;
}

export interface DisplayTracker {
  /** The block came into view, or left it. */
  seen(facts: DisplayFacts, isVisible: boolean): void;
  stop(): void;
}

export function createDisplayTracker(
  clock: Pick<Clock, 'after'>,
  report: (facts: DisplayFacts) => void,
): DisplayTracker {
  const waiting = new Map<string, () => void>();
  const told = new Set<string>();
  return {
    seen(facts, isVisible) {
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
