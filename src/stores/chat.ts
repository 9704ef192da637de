/**
 * The customer-service chat: whether someone is there, who is asking, and where its window leads. Nothing of a third party
 * is touched here; the window is opened by the visitor's click.
 */
import { atom, type ReadableAtom } from 'nanostores';
import type { Result } from '#src/api/http/failure.ts';
import type { ChatServiceConfig } from '#src/config/site.ts';
import { chatAddress, type ChatVisit, type SignedBlock } from '#src/domain/chat/service.ts';
import type { ChatUser } from '#src/domain/chat/user.ts';
import { isSupportOpen } from '#src/domain/support-hours.ts';

export interface ChatDependencies {
  service: ChatServiceConfig;
  /** Who is asking, as far as the page knows. */
  $user: ReadableAtom<ChatUser | undefined>;
  fetchStatus: () => Promise<Result<{ online: boolean }>>;
  sign: (user: ChatUser) => Promise<Result<SignedBlock>>;
  /** Milliseconds since 1970. */
  nowMs: () => number;
}

/** What the page knows from the start. */
export type ChatPlace = Pick<ChatVisit, 'locale' | 'messagePage'>;

export interface Chat {
  /** `undefined` until started; by the support hours until the desk itself has answered. */
  $isOnline: ReadableAtom<boolean | undefined>;
  /** Looks at the clock, asks the desk and has known visitors signed. Doing it again changes nothing. @returns when the desk has answered */
  start: () => Promise<void>;
  address: (topic: string, place: ChatPlace) => string;
}

export function createChat({ service, $user, fetchStatus, sign, nowMs }: ChatDependencies): Chat {
  const $isOnline = atom<boolean | undefined>();
  let block: SignedBlock | undefined;
  let asked: Promise<void> | undefined;

  async function ask(): Promise<void> {
    const result = await fetchStatus();
    $isOnline.set(result.ok ? result.data.online : isSupportOpen(nowMs()));
  }

  return {
    $isOnline,
    start() {
      if (asked) return asked;
      $isOnline.set(isSupportOpen(nowMs()));
      // Signed beforehand: a window that opens only after an answer came is a window that browsers block.
      $user.subscribe((user) => {
        block = undefined;
        if (!user || !service.origin) return;
        void sign(user).then((result) => {
          if ($user.get() === user && result.ok) block = result.data;
        });
      });
      asked = ask();
      return asked;
    },
    address: (topic, place) => chatAddress(service, { ...place, topic, user: $user.get(), block }),
  };
}
