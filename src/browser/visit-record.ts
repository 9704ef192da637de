/** How far this visitor has come, as the flags in local storage tell it. */
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

/** @returns whether it was kept: where nothing can be kept, "once" cannot be promised */
export function recordTooltip(): boolean {
  setFlag(localKeys.tooltipShown);
  return hasFlag(localKeys.tooltipShown);
}
