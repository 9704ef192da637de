/** What this visitor has done so far, as flags in local storage, and when the trial tooltip is due. */
import { localKeys } from '#src/config/storage-keys.ts';
import { homeVisits, isTrialTooltipDue, type VisitRecord } from '#src/domain/trial-tooltip.ts';
import { find } from './dom.ts';
import { hasFlag, local, setFlag } from './storage.ts';
import { onVisible } from './visibility.ts';

export function visitRecord(): VisitRecord {
  return {
    homeVisits: homeVisits(local.get(localKeys.homeVisitCount)),
    hasDownloaded: hasFlag(localKeys.hasDownloaded),
    hasRegistered: hasFlag(localKeys.hasRegistered),
    hasViewedDownload: hasFlag(localKeys.hasViewedDownload),
    hasViewedRegister: hasFlag(localKeys.hasViewedRegister),
    tooltipShown: hasFlag(localKeys.tooltipShown),
  };
}

/** @returns whether it was stored: without storage the tooltip could appear twice */
export function recordTooltip(): boolean {
  setFlag(localKeys.tooltipShown);
  return hasFlag(localKeys.tooltipShown);
}

/**
 * Calls back once if the tooltip is due on this page: at once, or when the page's block about the trial comes into view.
 * @returns a function that stops it
 */
export function onTooltipDue(callback: () => void): () => void {
  const block = find('#hot-products');
  const isDueNow = isTrialTooltipDue(visitRecord(), 'homeVisit');
  if (isDueNow) callback();
  if (isDueNow || !block || !isTrialTooltipDue(visitRecord(), 'hotProducts')) return () => undefined;
  const stop = onVisible(block, (isVisible) => {
    if (!isVisible) return;
    stop();
    callback();
  });
  return stop;
}
