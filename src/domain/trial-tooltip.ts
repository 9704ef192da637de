/**
 * When the trial tooltip shows: on the home page's second visit, to someone who has looked at download and
 * registration and has done neither; or when the hot-product block comes into view, to someone who has done neither.
 * It shows once in the life of a browser. The record is the flags in local storage.
 */
import { TRIAL_TOOLTIP_HOME_VISIT } from '#src/config/page-constants.ts';

export interface VisitRecord {
  /** Counting the present one. */
  homeVisits: number;
  hasDownloaded: boolean;
  hasRegistered: boolean;
  hasViewedDownload: boolean;
  hasViewedRegister: boolean;
  tooltipShown: boolean;
}

export type TooltipOccasion = 'homeVisit' | 'hotProducts';

export function isTrialTooltipDue(record: VisitRecord, occasion: TooltipOccasion): boolean {
  if (record.tooltipShown || record.hasDownloaded || record.hasRegistered) return false;
  if (occasion === 'hotProducts') return true;
  return (
    record.homeVisits === TRIAL_TOOLTIP_HOME_VISIT && record.hasViewedDownload && record.hasViewedRegister
  );
}

/** The number of home visits as local storage has it: anything but a plain count reads as none. */
export function homeVisits(stored: string | undefined): number {
  return /^\d{1,9}$/.test(stored ?? '') ? Number(stored) : 0;
}
