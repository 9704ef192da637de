/**
 * Requests the code that proves a phone, by SMS or call: one request at a time, none during the countdown, which starts
 * when the code was sent. Countdown and messages belong to the number: another number in the form hides them and may
 * request at once, the first one shows them again. Deadlines are kept for the tab, so that a reload continues counting
 * (src/domain/countdown.ts).
 */
import { atom } from 'nanostores';
import type { Host } from '#src/browser/host.ts';
import { RESEND_SECONDS } from '#src/config/constants.ts';
import {
  countdownAt,
  remainingOf,
  IDLE_COUNTDOWN,
  msToNextSecond,
  type Countdown,
} from '#src/domain/countdown.ts';
import type { PhoneNumber } from '#src/domain/validation/phone.ts';
import type { Complaint, Outcome } from './call-api.ts';

export interface CodeState {
  isSending: boolean;
  /** How the last code was sent to the form's number, since the page was opened. */
  sent: 'sms' | 'voice' | undefined;
  countdown: Countdown;
}

/** Before the first request. */
export const NO_CODE: CodeState = { isSending: false, sent: undefined, countdown: IDLE_COUNTDOWN };

export interface PhoneOptions {
  /** Storage key of the deadlines, written like a query: number and milliseconds since 1970. */
  key: string;
  send: (request: PhoneNumber & { voice: 0 | 1 }, signal: AbortSignal) => Promise<Outcome<unknown>>;
}

interface PhoneCodeOptions extends PhoneOptions {
  host: Host;
  onSent: () => void;
  /** Called for the number that is in the form only. */
  onFailed: (complaint: Complaint) => void;
}

const keyOf = ({ area_code, phone }: PhoneNumber): string => `+${area_code} ${phone}`;

export function createPhoneCode({ host, key, send, onSent, onFailed }: PhoneCodeOptions) {
  const { clock, session } = host;
  const $code = atom(NO_CODE);
  const sentBy = new Map<string, 'sms' | 'voice'>();
  /** By number, on the monotonic clock. */
  const deadlines = new Map<string, number>();
  let shown = '';
  let request: AbortController | undefined;
  let cancelStep: (() => void) | undefined;

  function show(): void {
    cancelStep?.();
    const nowMs = clock.monotonicMs();
    const deadlineMs = deadlines.get(shown);
    const countdown = deadlineMs === undefined ? IDLE_COUNTDOWN : countdownAt(deadlineMs, nowMs);
    $code.set({ isSending: request !== undefined, sent: sentBy.get(shown), countdown });
    if (deadlineMs === undefined) return;
    if (countdown.isRunning) cancelStep = clock.after(msToNextSecond(deadlineMs, nowMs), show);
    else saveDeadlines();
  }

  /** Drops deadlines that are over. */
  function saveDeadlines(): void {
    const stored = new URLSearchParams();
    for (const [number, deadlineMs] of deadlines) {
      const remainingMs = deadlineMs - clock.monotonicMs();
      if (remainingMs > 0) stored.set(number, String(clock.wallMs() + remainingMs));
      else deadlines.delete(number);
    }
    if (deadlines.size > 0) session.set(key, stored.toString());
    else session.remove(key);
  }

  function showNumber(number: PhoneNumber): boolean {
    const isOther = keyOf(number) !== shown;
    shown = keyOf(number);
    if (isOther) show();
    return isOther;
  }

  return {
    $code,
    /** Sets the form's number. @returns whether it has changed */
    showNumber,
    async request(number: PhoneNumber, by: 'sms' | 'voice') {
      showNumber(number);
      if (request || $code.get().countdown.isRunning) return;
      const controller = new AbortController();
      request = controller;
      const requestedNumber = shown;
      sentBy.delete(requestedNumber);
      show();
      const result = await send({ ...number, voice: by === 'voice' ? 1 : 0 }, controller.signal);
      if (controller.signal.aborted) return;
      request = undefined;
      if (result.ok) {
        sentBy.set(requestedNumber, by);
        deadlines.set(requestedNumber, clock.monotonicMs() + RESEND_SECONDS * 1000);
        saveDeadlines();
      }
      show();
      if (result.ok) onSent();
      else if (result.complaint && requestedNumber === shown) onFailed(result.complaint);
    },
    /**
     * Continues waits from before a reload, and reads the clock when the page is shown. @returns a function that stops
     * it
     */
    mount() {
      for (const [number, stored] of new URLSearchParams(session.get(key))) {
        const remainingMs = remainingOf(stored, clock.wallMs());
        if (remainingMs > 0 && !deadlines.has(number))
          deadlines.set(number, clock.monotonicMs() + remainingMs);
      }
      show();
      const stopResume = clock.onResume(() => {
        if ($code.get().countdown.isRunning) show();
      });
      return () => {
        stopResume();
        cancelStep?.();
      };
    },
    /** Aborts the request. */
    cancel() {
      if (!request) return;
      request.abort();
      request = undefined;
      show();
    },
    /** Called when the code has been used. */
    forget: () => session.remove(key),
  };
}
