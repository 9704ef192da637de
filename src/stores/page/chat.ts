/** The chat of this page, one for all of its islands; what it asks is asked in the page's language. */
import { customerServiceSignature, customerServiceStatus } from '#src/api/contract/customer-service.ts';
import { locales } from '#i18n/locales.ts';
import { clock } from '#src/browser/clock.ts';
import { pageLocale } from '#src/browser/page-facts.ts';
import { timeLimit } from '#src/browser/time-limit.ts';
import { LIVE_DATA_TIMEOUT_MS } from '#src/config/page-constants.ts';
import { chatService } from '#src/config/chat.ts';
import { chatFields } from '#src/domain/chat/user.ts';
import { callApi } from '#src/stores/call-api.ts';
import { createChat, type Chat } from '#src/stores/chat.ts';
import { pageAttribution } from './attribution.ts';
import { $chatUser, recallChatUser } from './chat-user.ts';

const options = () => ({
  language: locales[pageLocale()].apiLanguage,
  signal: timeLimit(LIVE_DATA_TIMEOUT_MS),
});

const chat = createChat({
  service: chatService,
  $user: $chatUser,
  fetchStatus: () => callApi(customerServiceStatus, {}, options()),
  sign: (user) => callApi(customerServiceSignature, chatFields(user), options()),
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
