/**
 * The countdown between two codes, kept running by the clock (src/domain/countdown.ts has the figures). A wait belongs to the
 * number that a code was sent to: the one that stands in the form is shown, and another may ask at once. Deadlines are stored
 * for the tab, so that a reload goes on counting; one starts only when somebody says that a code was sent.
 */
import { atom, type ReadableAtom } from 'nanostores';
import type { Clock } from '#src/browser/clock.ts';
import type { KeyValueStorage } from '#src/browser/storage.ts';
import { RESEND_SECONDS } from '#src/config/constants.ts';
import { countdownAt, remainingOf, RESTING, untilNextStep, type Countdown } from '#src/domain/countdown.ts';

export interface CountdownStore {
  $countdown: ReadableAtom<Countdown>;
  start: (number: string) => void;
  /** Counts for this number from now on. */
  turnTo: (number: string) => void;
  /** Goes on with waits from before a reload, and looks at the clock whenever the page is shown. @returns lets go */
  mount: () => () => void;
}

interface Dependencies {
  clock: Clock;
  session: KeyValueStorage;
  /** Where the deadlines are kept, written like a query: number and milliseconds since 1970. */
  key: string;
}

export function createCountdown({ clock, session, key }: Dependencies): CountdownStore {
  const $countdown = atom<Countdown>(RESTING);
  /** By number, on the monotonic clock. */
  const deadlines = new Map<string, number>();
  let shown = '';
  let cancelStep: (() => void) | undefined;

  function show(): void {
    cancelStep?.();
    const nowMs = clock.monotonicMs();
    const deadlineMs = deadlines.get(shown);
    const next = deadlineMs === undefined ? RESTING : countdownAt(deadlineMs, nowMs);
    $countdown.set(next);
    if (deadlineMs === undefined) return;
    if (next.isRunning) cancelStep = clock.after(untilNextStep(deadlineMs, nowMs), show);
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

  return {
    $countdown,
    start(number) {
      deadlines.set(number, clock.monotonicMs() + RESEND_SECONDS * 1000);
      keep();
      show();
    },
    turnTo(number) {
      shown = number;
      show();
    },
    mount() {
      for (const [number, stored] of new URLSearchParams(session.get(key))) {
        const remainingMs = remainingOf(stored, clock.wallMs());
        if (remainingMs > 0 && !deadlines.has(number))
          deadlines.set(number, clock.monotonicMs() + remainingMs);
      }
      show();
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
