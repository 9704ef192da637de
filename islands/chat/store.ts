/**
 * The customer-service chat: whether an agent is online, who is asking, and where the window leads. Third parties are
 * not contacted; the visitor's click opens the window.
 */
import { atom } from 'nanostores';
import { customerServiceSignature, customerServiceStatus } from '#src/api/contract/customer-service.ts';
import { clock } from '#src/browser/clock.ts';
import { timeLimit } from '#src/browser/network.ts';
import { chatService } from '#src/config/chat.ts';
import { LIVE_DATA_TIMEOUT_MS } from '#src/config/page-constants.ts';
import { chatAddress, chatScript, type ChatVisit, type SignedBlock } from './service.ts';
import { chatFields, type ChatUser } from '#src/domain/chat/user.ts';
import { isSupportOpen } from '#src/domain/support-hours.ts';
import { callApi } from '#src/stores/call-api.ts';
import { $chatUser, loadChatUser } from '#src/stores/page/chat-user.ts';
import { pageAttribution } from '#src/stores/page/shared.ts';

const limit = () => timeLimit(LIVE_DATA_TIMEOUT_MS);

const page = {
  service: chatService,
  $user: $chatUser,
  fetchStatus: () => callApi(customerServiceStatus, {}, limit()),
  sign: (user: ChatUser) => callApi(customerServiceSignature, chatFields(user), limit()),
  nowMs: () => clock.wallMs(),
};

/** Facts that the page has from the start. */
export type ChatPlace = Pick<ChatVisit, 'locale' | 'messagePage' | 'page'>;

export type Chat = ReturnType<typeof createChat>;

/** The desk accepts a block for five minutes, so one from the page's load may be too old. */
const BLOCK_MS = 4 * 60_000;

export function createChat({ service, $user, fetchStatus, sign, nowMs }: typeof page) {
  const $isOnline = atom<boolean | undefined>();
  let block: SignedBlock | undefined;
  let asked: Promise<void> | undefined;
  let signedAtMs = 0;

  async function ask(): Promise<void> {
    const result = await fetchStatus();
    $isOnline.set(result.ok ? result.data.online : isSupportOpen(nowMs()));
  }

  function renewSignature(): void {
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
    /** `undefined` until started; follows the support hours until the desk has answered. */
    $isOnline,
    /** Called when the pointer or focus comes near a chat link: makes an old block anew. */
    refresh: () => {
      if (asked && nowMs() - signedAtMs >= BLOCK_MS) renewSignature();
    },
    /** Reads the clock, asks the desk and has known visitors signed. Idempotent. @returns when the desk has answered */
    start: () => {
      if (asked) return asked;
      $isOnline.set(isSupportOpen(nowMs()));
      // Signed in advance: browsers block a window that opens only after an answer.
      $user.subscribe(() => renewSignature());
      asked = ask();
      return asked;
    },
    /** Returns the address for one window; its signature is then used up. */
    takeAddress(topic: string, place: ChatPlace) {
      const address = chatAddress(service, visit(topic, place));
      // The desk accepts a block once, so the next press needs another.
      if (asked) renewSignature();
      return address;
    },
    /** The script to load instead, where the desk has one. */
    script: (topic: string, place: ChatPlace) => chatScript(service, visit(topic, place)),
  };
}

const chat = createChat(page);

export const pageChat: Chat = {
  ...chat,
  start: () => {
    pageAttribution.capture();
    loadChatUser();
    return chat.start();
  },
  refresh: () => {
    // The visitor may have signed in or out on the site meanwhile, also in another tab.
    loadChatUser();
    chat.refresh();
  },
};
