/**
 * The customer-service chat: whether someone is there, who is asking, and where its window leads. Nothing of a third party
 * is touched here; the window is opened by the visitor's click.
 */
import { atom, type ReadableAtom } from 'nanostores';
import { customerServiceSignature, customerServiceStatus } from '#src/api/contract/customer-service.ts';
import type { Result } from '#src/api/http/failure.ts';
import { clock } from '#src/browser/clock.ts';
import { timeLimit } from '#src/browser/time-limit.ts';
import { chatService, type ChatServiceConfig } from '#src/config/chat.ts';
import { LIVE_DATA_TIMEOUT_MS } from '#src/config/page-constants.ts';
import { chatAddress, chatScript, type ChatVisit, type SignedBlock } from './service.ts';
import { chatFields, type ChatUser } from '#src/domain/chat/user.ts';
import { isSupportOpen } from '#src/domain/support-hours.ts';
import { callApi } from '#src/stores/call-api.ts';
import { $chatUser, recallChatUser } from '#src/stores/page/chat-user.ts';
import { pageAttribution } from '#src/stores/page/shared.ts';

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
export type ChatPlace = Pick<ChatVisit, 'locale' | 'messagePage' | 'page'>;

export type Chat = ReturnType<typeof createChat>;

/** The desk takes a block for five minutes; one that was made when the page was opened would be refused by then. */
const BLOCK_MS = 4 * 60_000;

export function createChat({ service, $user, fetchStatus, sign, nowMs }: ChatDependencies) {
  const $isOnline = atom<boolean | undefined>();
  let block: SignedBlock | undefined;
  let asked: Promise<void> | undefined;
  let signedAtMs = 0;

  async function ask(): Promise<void> {
    const result = await fetchStatus();
    $isOnline.set(result.ok ? result.data.online : isSupportOpen(nowMs()));
  }

  function signAnew(): void {
    block = undefined;
    const user = $user.get();
    if (!user || service.desk === undefined) return;
    void sign(user).then((result) => {
      if ($user.get() !== user || !result.ok) return;
      block = result.data;
      signedAtMs = nowMs();
    });
  }

  function visit(topic: string, place: ChatPlace): ChatVisit {
    const fresh = nowMs() - signedAtMs < BLOCK_MS ? block : undefined;
    return { ...place, topic, user: $user.get(), block: fresh };
  }

  return {
    /** `undefined` until started; by the support hours until the desk itself has answered. */
    $isOnline,
    /** The visitor comes near a link to the chat: a block that has grown old is made anew. */
    refresh() {
      if (asked && nowMs() - signedAtMs >= BLOCK_MS) signAnew();
    },
    /** Looks at the clock, asks the desk and has known visitors signed. Doing it again changes nothing. @returns when the desk has answered */
    start() {
      if (asked) return asked;
      $isOnline.set(isSupportOpen(nowMs()));
      // Signed beforehand: a window that opens only after an answer came is a window that browsers block.
      $user.subscribe(() => signAnew());
      asked = ask();
      return asked;
    },
    /** For one window: the signature in it is used up. */
    takeAddress(topic: string, place: ChatPlace) {
      const address = chatAddress(service, visit(topic, place));
      // The desk takes a block once: the next press gets one of its own, if it comes in time.
      if (asked) signAnew();
      return address;
    },
    /** What to load instead, where the desk has a script. */
    script: (topic: string, place: ChatPlace) => chatScript(service, visit(topic, place)),
  };
}

const limit = () => timeLimit(LIVE_DATA_TIMEOUT_MS);

const chat = createChat({
  service: chatService,
  $user: $chatUser,
  fetchStatus: () => callApi(customerServiceStatus, {}, limit()),
  sign: (user) => callApi(customerServiceSignature, chatFields(user), limit()),
  nowMs: () => clock.wallMs(),
});

export const pageChat: Chat = {
  ...chat,
  start() {
    pageAttribution.capture();
    recallChatUser();
    return chat.start();
  },
  refresh() {
    // Somebody may have signed in or out on the site meanwhile, in another tab too.
    recallChatUser();
    chat.refresh();
  },
};
