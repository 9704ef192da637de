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
import { $chatUser } from './page/chat-user.ts';

export interface ChatDependencies {
  service: ChatServiceConfig;
  visit: Pick<ChatVisit, 'locale' | 'messagePage'>;
  fetchStatus: () => Promise<Result<{ online: boolean }>>;
  sign: (user: ChatUser) => Promise<Result<SignedBlock>>;
  /** Milliseconds since 1970. */
  nowMs: () => number;
}

export interface Chat {
  /** By the support hours until the desk itself has answered. */
  $isOnline: ReadableAtom<boolean>;
  refreshStatus(): Promise<void>;
  address(topic: string): string;
}

export function createChat({ service, visit, fetchStatus, sign, nowMs }: ChatDependencies): Chat {
  const $isOnline = atom(isSupportOpen(nowMs()));
  let block: SignedBlock | undefined;

  // Signed beforehand: a window that opens only after an answer came is a window that browsers block.
  $chatUser.subscribe((user) => {
    block = undefined;
    if (!user || !service.origin) return;
    void sign(user).then((result) => {
      if ($chatUser.get() === user && result.ok) block = result.data;
    });
  });

  return {
    $isOnline,
    async refreshStatus() {
      const result = await fetchStatus();
      $isOnline.set(result.ok ? result.data.online : isSupportOpen(nowMs()));
    },
    address: (topic) => chatAddress(service, { ...visit, topic, user: $chatUser.get(), block }),
  };
}
