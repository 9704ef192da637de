/** How long a former user may have been away, in steps, so that the page does not age. */
import { isoDay } from '#src/domain/day.ts';

export interface TimeAway {
  id: 'quarter' | 'halfYear' | 'year' | 'twoYears' | 'longAgo';
  /** The last day of use; '' is none. */
  lastSeen: string;
}

function monthsBefore(now: Date, months: number): string {
  return isoDay(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, now.getUTCDate())));
}

/** From shortest to longest. */
export function timesAway(now: Date): readonly TimeAway[] {
  return [
    { id: 'quarter', lastSeen: monthsBefore(now, 3) },
    { id: 'halfYear', lastSeen: monthsBefore(now, 6) },
    { id: 'year', lastSeen: monthsBefore(now, 12) },
    { id: 'twoYears', lastSeen: monthsBefore(now, 24) },
    { id: 'longAgo', lastSeen: '' },
  ];
}
