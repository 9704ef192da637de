/**
 * Asking for a verification code, by SMS or by a call: one request at a time, none while the countdown runs. The
 * countdown starts only after the code was sent. Both it and what is said of the code belong to the number that the code was
 * sent to: another number in the form takes them away, and the first one brings them back. Which phone, and where a complaint
 * is shown, the form decides.
 */
import { atom, type ReadableAtom } from 'nanostores';
import type { CountdownStore } from './countdown.ts';
import type { Complaint, Outcome } from './outcome.ts';

export interface CodeRequestState {
  isSending: boolean;
  /** How the number in the form was last sent a code, since the page was opened. */
  sent: 'sms' | 'voice' | undefined;
}

interface PhoneNumber {
  areaCode: string;
  phone: string;
}

export interface CodeTarget extends PhoneNumber {
  voice: boolean;
}

export interface CodeRequestOptions {
  countdown: CountdownStore;
  send: (target: CodeTarget, signal: AbortSignal) => Promise<Outcome<unknown>>;
  onSent: () => void;
  /** Told of the number that stands in the form, and of no other. */
  onFailed: (complaint: Complaint) => void;
}

export interface CodeRequest {
  $code: ReadableAtom<CodeRequestState>;
  request(target: CodeTarget): Promise<void>;
  /** The number in the form. @returns whether it is another one */
  turnTo(number: PhoneNumber): boolean;
  cancel(): void;
}

export function createCodeRequest({ countdown, send, onSent, onFailed }: CodeRequestOptions): CodeRequest {
  const $code = atom<CodeRequestState>({ isSending: false, sent: undefined });
  const sentBy = new Map<string, 'sms' | 'voice'>();
  let shown = '';
  let controller: AbortController | undefined;

  const show = (isSending: boolean): void => $code.set({ isSending, sent: sentBy.get(shown) });

  function turnTo(target: PhoneNumber): boolean {
    const number = numberOf(target);
    if (number === shown) return false;
    shown = number;
    countdown.turnTo(number);
    if ($code.get().sent !== sentBy.get(number)) show($code.get().isSending);
    return true;
  }

  return {
    $code,
    turnTo,
    async request(target) {
      turnTo(target);
      if ($code.get().isSending || countdown.$countdown.get().isRunning) return;
      const mine = new AbortController();
      controller = mine;
      const number = numberOf(target);
      sentBy.delete(number);
      show(true);
      const result = await send(target, mine.signal);
      if (mine.signal.aborted) return;
      if (result.ok) sentBy.set(number, target.voice ? 'voice' : 'sms');
      show(false);
      if (result.ok) {
        countdown.start(number);
        onSent();
      } else if (result.complaint && number === shown) onFailed(result.complaint);
    },
    cancel() {
      controller?.abort();
      controller = undefined;
      if ($code.get().isSending) show(false);
    },
  };
}

const numberOf = ({ areaCode, phone }: PhoneNumber): string => `+${areaCode} ${phone}`;
