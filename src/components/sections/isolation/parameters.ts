/** What a page can read, most of which a shop's profile sets: the device check's facts, and what the trial adds. */
import { CHECK_IDS, type CheckId } from '#islands/detect/checks.ts';

/** The last check concerns this site and the desktop client, not a profile. */
export type ParameterId = Exclude<CheckId, 'client'> | 'screen';

export const PARAMETER_IDS: readonly ParameterId[] = CHECK_IDS.flatMap((id): ParameterId[] => {
  if (id === 'client') return [];
  return id === 'browser' ? [id, 'screen'] : [id];
});
