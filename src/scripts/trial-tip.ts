/**
 * Hydrates the trial tooltip when it may be due: most visitors of the home page never see it, and should not load it.
 * Its store decides.
 */
import { onVisible } from '#src/browser/visibility.ts';
import { find } from '#src/browser/dom.ts';
import { visitRecord } from '#src/browser/visit-record.ts';
import { hydrateIsland } from '#src/browser/hydrate-island.ts';
import { isTrialTooltipDue } from '#src/domain/trial-tooltip.ts';

export function hydrateTrialTip(tip: HTMLElement): void {
  if (isTrialTooltipDue(visitRecord(), 'homeVisit')) {
    hydrateIsland(tip);
    return;
  }
  const block = find('#hot-products');
  if (!block || !isTrialTooltipDue(visitRecord(), 'hotProducts')) return;
  const stop = onVisible(block, (isVisible) => {
    if (!isVisible) return;
    stop();
    hydrateIsland(tip);
  });
}
