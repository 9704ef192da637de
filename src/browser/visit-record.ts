/** What this visitor has done so far, as flags in local storage. */
import { localKeys } from '#src/config/storage-keys.ts';
import { homeVisits, type VisitRecord } from '#src/domain/trial-tooltip.ts';
import { hasFlag, local, setFlag } from './storage.ts';

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
