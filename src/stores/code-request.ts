/**
 * Asking for a verification code, by SMS or by a call: one request at a time, none while the countdown runs. The
 * countdown starts only after the code was sent. Which phone, and where a complaint is shown, the form decides.
 */
import { atom, type ReadableAtom } from 'nanostores';
import type { CountdownStore } from './countdown.ts';
import type { Complaint, Outcome } from './outcome.ts';

export interface CodeRequestState {
  isSending: boolean;
  /** How the last code was sent, since the page was opened. */
  sent: 'sms' | 'voice' | undefined;
}

export interface CodeTarget {
  areaCode: string;
  phone: string;
  voice: boolean;
}

export interface CodeRequestOptions {
  countdown: CountdownStore;
  send: (target: CodeTarget, signal: AbortSignal) => Promise<Outcome<unknown>>;
  onSent: () => void;
  onFailed: (complaint: Complaint) => void;
}

export interface CodeRequest {
  $code: ReadableAtom<CodeRequestState>;
  request(target: CodeTarget): Promise<void>;
  cancel(): void;
}

export function createCodeRequest({ countdown, send, onSent, onFailed }: CodeRequestOptions): CodeRequest {
  const $code = atom<CodeRequestState>({ isSending: false, sent: undefined });
  let controller: AbortController | undefined;

  return {
    $code,
    async request(target) {
      if ($code.get().isSending || countdown.$countdown.get().isRunning) return;
      const mine = new AbortController();
      controller = mine;
      $code.set({ isSending: true, sent: undefined });
      const result = await send(target, mine.signal);
      if (mine.signal.aborted) return;
      $code.set({ isSending: false, sent: result.ok ? (target.voice ? 'voice' : 'sms') : undefined });
      if (result.ok) {
        countdown.start();
        onSent();
      } else if (result.complaint) onFailed(result.complaint);
    },
    cancel() {
      controller?.abort();
      controller = undefined;
      if ($code.get().isSending) $code.set({ isSending: false, sent: undefined });
    },
  };
}
