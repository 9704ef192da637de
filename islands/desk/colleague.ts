/** Whether another inbox is typing a reply to the open conversation, and the report to the others that this one is. */
import { atom } from 'nanostores';
import type { DeskConversation } from '#src/api/contract/desk.ts';
import type { Clock } from '#src/browser/clock.ts';

/** Typing is reported at this interval; without a report for `FORGET_MS` it counts as over. */
const TELL_MS = 4000;
const FORGET_MS = 10_000;

export interface ColleagueDependencies {
  /** Id of this page among all inboxes. */
  page: string;
  tell: (id: string) => void;
  /** The time by the desk's clock. */
  deskNowMs: () => number;
  clock: Pick<Clock, 'after'>;
}

export function createColleague({ page, tell, deskNowMs, clock }: ColleagueDependencies) {
  const $writing = atom<{ name: string | null } | undefined>();
  let seen = '';
  let told: { id: string; atMs: number } | undefined;
  let cancel: () => void = () => undefined;

  function forget(): void {
    cancel();
    $writing.set(undefined);
  }
  return {
    /** `name` is `null` where it is not known. */
    $writing,
    /** Called with the open conversation in its present state; `undefined` when none is open. */
    look: (conversation: DeskConversation | undefined) => {
      if (conversation?.id !== seen) forget();
      seen = conversation?.id ?? '';
      const writing = conversation?.writing;
      if (!writing) {
        forget();
        return;
      }
      // While both type, each sees the other's sign.
      const leftMs = writing.at + FORGET_MS - deskNowMs();
      if (writing.page === page || leftMs <= 0) return;
      forget();
      $writing.set({ name: writing.agent });
      cancel = clock.after(leftMs, forget);
    },
    type(id: string) {
      if (told?.id === id && deskNowMs() - told.atMs < TELL_MS) return;
      told = { id, atMs: deskNowMs() };
      tell(id);
    },
    /** The reply was sent or deleted: the next typing is reported at once. */
    rest() {
      told = undefined;
    },
  };
}
