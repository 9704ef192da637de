/**
 * Whether a promotion is upcoming, running or ended, and when that changes. Both follow from its dates, in the build
 * and in the page, so nobody switches anything.
 */
export type PromotionState = 'upcoming' | 'running' | 'ended';

export interface Period {
  starts: Date;
  /** The last moment that counts. */
  ends: Date;
}

export function promotionState({ starts, ends }: Period, now: Date): PromotionState {
  if (now < starts) return 'upcoming';
  return now <= ends ? 'running' : 'ended';
}

/** When the state changes next; undefined after the end. */
export function nextChange(period: Period, now: Date): Date | undefined {
  const state = promotionState(period, now);
  if (state === 'ended') return undefined;
  return state === 'upcoming' ? period.starts : new Date(period.ends.getTime() + 1);
}

/** For a change further away only its date is shown. */
const COUNTDOWN_DAYS = 30;

export function isFarOff(change: Date | undefined, now: Date): boolean {
  return change !== undefined && timeLeft(change, now).days >= COUNTDOWN_DAYS;
}

export interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** Units of a countdown, rounded up to the second, never negative. */
export function timeLeft(until: Date, now: Date): TimeLeft {
  const total = Math.max(0, Math.ceil((until.getTime() - now.getTime()) / 1000));
  return {
    days: Math.floor(total / 86_400),
    hours: Math.floor(total / 3600) % 24,
    minutes: Math.floor(total / 60) % 60,
    seconds: total % 60,
  };
}

const rank: Record<PromotionState, number> = { running: 0, upcoming: 1, ended: 2 };

/** Running ones first, by their end; then upcoming ones, by their start; then ended ones, newest first. */
export function byRelevance<Entry extends Period>(entries: readonly Entry[], now: Date): Entry[] {
  return [...entries].sort((a, b) => {
    const [left, right] = [promotionState(a, now), promotionState(b, now)];
    if (left !== right) return rank[left] - rank[right];
    if (left === 'upcoming') return a.starts.getTime() - b.starts.getTime();
    return left === 'running' ? a.ends.getTime() - b.ends.getTime() : b.ends.getTime() - a.ends.getTime();
  });
}
