/**
 * Whether a promotion is upcoming, running or ended, and how long until that changes. Both follow from its dates
 * alone, at build and in the page, so that nobody has to switch anything on the day.
 */
export type PromotionState = 'upcoming' | 'running' | 'ended';

export interface Period {
  starts: Date;
  /** The last moment that still counts. */
  ends: Date;
}

export function promotionState({ starts, ends }: Period, now: Date): PromotionState {
  if (now < starts) return 'upcoming';
  return now <= ends ? 'running' : 'ended';
}

/** The next moment at which the state changes; undefined once it has ended. */
export function nextChange(period: Period, now: Date): Date | undefined {
  const state = promotionState(period, now);
  if (state === 'ended') return undefined;
  return state === 'upcoming' ? period.starts : new Date(period.ends.getTime() + 1);
}

/** A change further away than this is told by its date alone; counting down to it would only make a fuss. */
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

/** What a countdown shows: whole units, rounded up to the second, never below zero. */
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

/** Running first, by what ends soonest; then upcoming, by what starts soonest; then ended, newest first. */
export function byRelevance<Entry extends Period>(entries: readonly Entry[], now: Date): Entry[] {
  return [...entries].sort((a, b) => {
    const [left, right] = [promotionState(a, now), promotionState(b, now)];
    if (left !== right) return rank[left] - rank[right];
    if (left === 'upcoming') return a.starts.getTime() - b.starts.getTime();
    return left === 'running' ? a.ends.getTime() - b.ends.getTime() : b.ends.getTime() - a.ends.getTime();
  });
}
