/** One button that copies: what came of the last press. Success is said for a moment, a refusal until the next press. */
import { atom } from 'nanostores';
import type { Clock } from '#src/browser/clock.ts';

export type CopyState = 'idle' | 'copied' | 'failed';

interface Dependencies {
  write: (text: string) => Promise<boolean>;
  clock: Pick<Clock, 'after'>;
}

export const COPIED_MS = 2_000;

export function createCopy({ write, clock }: Dependencies) {
  const $state = atom<CopyState>('idle');
  let forget: (() => void) | undefined;
  let presses = 0;

  return {
    $state,
    /** @returns whether it is in the clipboard */
    async copy(text: string) {
      presses += 1;
      const mine = presses;
      forget?.();
      $state.set('idle');
      const isDone = await write(text);
      // Of two presses the later one has the say.
      if (mine !== presses) return isDone;
      $state.set(isDone ? 'copied' : 'failed');
      if (isDone) forget = clock.after(COPIED_MS, () => $state.set('idle'));
      return isDone;
    },
    dispose() {
      presses += 1;
      forget?.();
    },
  };
}
