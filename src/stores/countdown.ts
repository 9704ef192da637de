/**
 * The countdown between two codes, kept running by the clock (src/domain/countdown.ts has the figures). Its deadline is
 * stored for the tab, so that a reload goes on counting; it starts only when somebody says that a code was sent.
 */
import { atom, type ReadableAtom } from 'nanostores';
import type { Clock } from '#src/browser/clock.ts';
import type { KeyValueStorage } from '#src/browser/storage.ts';
import { RESEND_SECONDS } from '#src/config/constants.ts';
import { countdownAt, remainingOf, RESTING, untilNextStep, type Countdown } from '#src/domain/countdown.ts';

export interface CountdownStore {
  $countdown: ReadableAtom<Countdown>;
  start(): void;
  /** Goes on with a wait from before a reload, and looks at the clock whenever the page is shown. @returns lets go */
  mount(): () => void;
}

interface Dependencies {
  clock: Clock;
  session: KeyValueStorage;
  /** Where the deadline is kept. */
  key: string;
}

export function createCountdown({ clock, session, key }: Dependencies): CountdownStore {
  const $countdown = atom<Countdown>(RESTING);
  let deadlineMs = 0;
  let cancelStep: (() => void) | undefined;

  function show(): void {
    cancelStep?.();
    const nowMs = clock.monotonicMs();
    const next = countdownAt(deadlineMs, nowMs);
    $countdown.set(next);
    if (next.isRunning) cancelStep = clock.after(untilNextStep(deadlineMs, nowMs), show);
    else session.remove(key);
  }

  function runFor(remainingMs: number): void {
    deadlineMs = clock.monotonicMs() + remainingMs;
    show();
  }

  return {
    $countdown,
    start() {
      session.set(key, String(clock.wallMs() + RESEND_SECONDS * 1000));
      runFor(RESEND_SECONDS * 1000);
    },
    mount() {
      const remainingMs = remainingOf(session.get(key), clock.wallMs());
      if (remainingMs > 0) runFor(remainingMs);
      const stopResume = clock.onResume(() => {
        if ($countdown.get().isRunning) show();
      });
      return () => {
        stopResume();
        cancelStep?.();
      };
    },
  };
}
