/** The trial tooltip's store, joined to this browser and to the block of the page that calls for it. */
import { onVisible } from '#src/browser/visibility.ts';
import { clock } from '#src/browser/clock.ts';
import { find } from '#src/browser/dom.ts';
import { recordTooltip, visitRecord } from '#src/browser/visit-record.ts';
import { createTrialTip, type TrialTip } from '#src/stores/trial-tip.ts';

interface BrowserTrialTip extends Pick<TrialTip, '$isShown' | 'hide'> {
  /** @param isHeld whether the visitor points at it or has the focus in it. @returns takes it away */
  start: (isHeld: () => boolean) => () => void;
}

export function createBrowserTrialTip(): BrowserTrialTip {
  const tip = createTrialTip({ record: visitRecord, remember: recordTooltip, clock });
  return {
    ...tip,
    start(isHeld) {
      tip.showIfDue('homeVisit', isHeld);
      const block = find('#hot-products');
      const stop = block
        ? onVisible(block, (isVisible) => {
            if (!isVisible) return;
            stop?.();
            tip.showIfDue('hotProducts', isHeld);
          })
        : undefined;
      return () => {
        stop?.();
        tip.hide();
      };
    },
  };
}
