/**
 * The wait between two verification codes: 60 down to 1, then idle with 60. It is computed from a deadline, so that a
 * hidden tab with sleeping timers is right when it is shown again. The deadline is on the monotonic clock; only across
 * a reload it is kept as wall-clock time.
 */
import { RESEND_SECONDS } from '#src/config/constants.ts';

export interface Countdown {
  isRunning: boolean;
  /** Seconds until the next code may be requested; the full wait while idle. */
  seconds: number;
}

export const IDLE_COUNTDOWN: Countdown = { isRunning: false, seconds: RESEND_SECONDS };

/** Both in milliseconds of one clock. */
export function countdownAt(deadlineMs: number, nowMs: number): Countdown {
  const seconds = Math.min(Math.ceil((deadlineMs - nowMs) / 1000), RESEND_SECONDS);
  return seconds > 0 ? { isRunning: true, seconds } : IDLE_COUNTDOWN;
}

/** Milliseconds until the figure changes. */
export function msToNextSecond(deadlineMs: number, nowMs: number): number {
  return (deadlineMs - nowMs) % 1000 || 1000;
}

/**
 * The rest of a wait that was stored as wall-clock time. An impossible value (text, or longer than the whole wait after
 * a clock was set back) is limited or dropped.
 * @returns milliseconds, 0 when nothing is left
 */
export function remainingOf(stored: string | undefined, wallNowMs: number): number {
  const deadline = Number(stored);
  if (!stored || !Number.isFinite(deadline)) return 0;
  return Math.min(Math.max(deadline - wallNowMs, 0), RESEND_SECONDS * 1000);
}
