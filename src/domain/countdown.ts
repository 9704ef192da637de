/**
 * The wait between two verification codes: 60 down to 1, then at rest with 60 again. It is told from a deadline, not by
 * counting ticks, so that a hidden tab whose timers sleep shows the right second when it comes back. Within a page the
 * deadline is on the monotonic clock, which cannot be set; only across a reload does the wall clock carry it over.
 */
import { RESEND_SECONDS } from '#src/config/constants.ts';

export interface Countdown {
  isRunning: boolean;
  /** Seconds until the next code can be asked for; the full wait while at rest. */
  seconds: number;
}

export const RESTING: Countdown = { isRunning: false, seconds: RESEND_SECONDS };

/** Both in milliseconds of one clock. */
export function countdownAt(deadlineMs: number, nowMs: number): Countdown {
  const seconds = Math.min(Math.ceil((deadlineMs - nowMs) / 1000), RESEND_SECONDS);
  return seconds > 0 ? { isRunning: true, seconds } : RESTING;
}

/** Milliseconds until the figure changes. */
export function untilNextStep(deadlineMs: number, nowMs: number): number {
  return (deadlineMs - nowMs) % 1000 || 1000;
}

/**
 * What is left of a wait that was stored as wall-clock time. A stored value that cannot be (text, or further away than
 * the whole wait, as after a clock was set back) is bounded or dropped.
 * @returns milliseconds, 0 when nothing is left
 */
export function remainingOf(stored: string | undefined, wallNowMs: number): number {
  const deadline = Number(stored);
  if (!stored || !Number.isFinite(deadline)) return 0;
  return Math.min(Math.max(deadline - wallNowMs, 0), RESEND_SECONDS * 1000);
}
