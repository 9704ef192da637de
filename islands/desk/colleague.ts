/** Whether another inbox types a reply to the open conversation at this moment, and telling the others that this one does. */
import { atom } from 'nanostores';
import type { DeskConversation } from '#src/api/contract/desk.ts';
import type { Clock } from '#src/browser/clock.ts';

/** The others hear of it so often while somebody types, and forget it when they have not for so long. */
const TELL_MS = 4000;
const FORGET_MS = 10_000;

export interface ColleagueDependencies {
  /** Names this page among all inboxes. */
  page: string;
  tell: (id: string) => void;
  /** By the desk's clock. */
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
    /** The open conversation as it is now; `undefined` when there is none. */
    look: (conversation: DeskConversation | undefined) => {
      if (conversation?.id !== seen) forget();
      seen = conversation?.id ?? '';
      const writing = conversation?.writing;
      if (!writing) {
        forget();
        return;
      }
      // While both type, each sees the other.
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
    /** The reply was sent, or taken back: what is typed next is told at once. */
    rest() {
      told = undefined;
    },
  };
}
