/**
 * When the trial tooltip shows: on the second visit of the home page, if the visitor has seen the download and
 * registration pages and used neither; or when the hot-product block comes into view, if the visitor has used neither.
 * It shows once per browser. The record is flags in local storage.
 */
import { TRIAL_TOOLTIP_HOME_VISIT } from '#src/config/page-constants.ts';

export interface VisitRecord {
  /** Including the present one. */
  homeVisits: number;
  hasDownloaded: boolean;
  hasRegistered: boolean;
  hasViewedDownload: boolean;
  hasViewedRegister: boolean;
  tooltipShown: boolean;
}

export function isTrialTooltipDue(record: VisitRecord, occasion: 'homeVisit' | 'hotProducts'): boolean {
  if (record.tooltipShown || record.hasDownloaded || record.hasRegistered) return false;
  if (occasion === 'hotProducts') return true;
  return (
    record.homeVisits === TRIAL_TOOLTIP_HOME_VISIT && record.hasViewedDownload && record.hasViewedRegister
  );
}

/** Visits of the home page from local storage; anything but a plain number is 0. */
export function homeVisits(stored: string | null | undefined): number {
  return /^\d{1,9}$/.test(stored ?? '') ? Number(stored) : 0;
}
