/**
 * Asking for the code that proves a phone, by SMS or by a call: one request at a time, none while the countdown runs, which
 * starts only once the code was sent. Both it and what is said of the code belong to the number that the code was sent to:
 * another number in the form takes them away and may ask at once, and the first one brings them back. Deadlines are kept for
 * the tab, so that a reload goes on counting (src/domain/countdown.ts has the figures).
 */
import { atom } from 'nanostores';
import type { Host } from '#src/browser/host.ts';
import { RESEND_SECONDS } from '#src/config/constants.ts';
import { countdownAt, remainingOf, RESTING, untilNextStep, type Countdown } from '#src/domain/countdown.ts';
import type { PhoneNumber } from '#src/domain/validation/phone.ts';
import type { Complaint, Outcome } from './outcome.ts';

export interface CodeState {
  isSending: boolean;
  /** How the number in the form was last sent a code, since the page was opened. */
  sent: 'sms' | 'voice' | undefined;
  countdown: Countdown;
}

/** Before one was asked for. */
export const NO_CODE: CodeState = { isSending: false, sent: undefined, countdown: RESTING };

export interface PhoneOptions {
  /** Where the deadlines are kept, written like a query: number and milliseconds since 1970. */
  key: string;
  send: (request: PhoneNumber & { voice: 0 | 1 }, signal: AbortSignal) => Promise<Outcome<unknown>>;
}

interface PhoneCodeOptions extends PhoneOptions {
  host: Host;
  onSent: () => void;
  /** Told of the number that stands in the form, and of no other. */
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
    const countdown = deadlineMs === undefined ? RESTING : countdownAt(deadlineMs, nowMs);
    $code.set({ isSending: request !== undefined, sent: sentBy.get(shown), countdown });
    if (deadlineMs === undefined) return;
    if (countdown.isRunning) cancelStep = clock.after(untilNextStep(deadlineMs, nowMs), show);
    else keep();
  }

  /** What is over is forgotten. */
  function keep(): void {
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
    /** The number in the form. @returns whether it is another one */
    showNumber,
    async request(number: PhoneNumber, by: 'sms' | 'voice') {
      showNumber(number);
      if (request || $code.get().countdown.isRunning) return;
      const mine = new AbortController();
      request = mine;
      const asked = shown;
      sentBy.delete(asked);
      show();
      const result = await send({ ...number, voice: by === 'voice' ? 1 : 0 }, mine.signal);
      if (mine.signal.aborted) return;
      request = undefined;
      if (result.ok) {
        sentBy.set(asked, by);
        deadlines.set(asked, clock.monotonicMs() + RESEND_SECONDS * 1000);
        keep();
      }
      show();
      if (result.ok) onSent();
      else if (result.complaint && asked === shown) onFailed(result.complaint);
    },
    /** Goes on with waits from before a reload, and looks at the clock whenever the page is shown. @returns lets go */
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
    /** Breaks the request off. */
    cancel() {
      if (!request) return;
      request.abort();
      request = undefined;
      show();
    },
    /** The code has done its work. */
    forget: () => session.remove(key),
  };
}
