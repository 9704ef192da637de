/**
 * Who sent the visitor, for all that shows or sends it. Empty until the page has been looked at, so that what was rendered
 * at build and what wakes over it agree; an unknown sender is no reason to hold up anything.
 */
import { atom } from 'nanostores';
import type { Attribution } from '#src/domain/attribution-fields.ts';

export interface AttributionDependencies {
  /** Moves what the address brought into the cookies; changes nothing when done again. */
  keep: () => void;
  read: () => Attribution;
}

export const NO_SENDER: Attribution = {
  promoter: '',
  channel: '',
  callback: '',
  activityId: '',
  from: '',
  utmSource: '',
};

export function createAttribution({ keep, read }: AttributionDependencies) {
  const $attribution = atom<Attribution>(NO_SENDER);
  return {
    $attribution,
    /** Keeps what the address brought and reads what is known. Doing it again reads anew. @returns what is known */
    capture() {
      keep();
      $attribution.set(read());
      return $attribution.get();
    },
  };
}
