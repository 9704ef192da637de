/**
 * Wakes the trial tooltip when its time may have come, and not before: most visitors to the home page never see it, and
 * should not have to fetch it. Whether it shows is decided by its store.
 */
import { onVisible } from '#src/browser/visibility.ts';
import { find } from '#src/browser/dom.ts';
import { visitRecord } from '#src/browser/visit-record.ts';
import { wakeIsland } from '#src/browser/wake-island.ts';
import { isTrialTooltipDue } from '#src/domain/trial-tooltip.ts';

export function wakeTrialTip(tip: HTMLElement): void {
  if (isTrialTooltipDue(visitRecord(), 'homeVisit')) {
    wakeIsland(tip);
    return;
  }
  const block = find('#hot-products');
  if (!block || !isTrialTooltipDue(visitRecord(), 'hotProducts')) return;
  const stop = onVisible(block, (isVisible) => {
    if (!isVisible) return;
    stop();
    wakeIsland(tip);
  });
}
