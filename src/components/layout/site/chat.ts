/** The chat of this page: its calls, its state in words, its address. Loaded when somebody comes near it. */
import { customerServiceSignature, customerServiceStatus } from '#src/api/contract/customer-service.ts';
import { locales, localizedPath } from '#i18n/locales.ts';
import { clock } from '#src/browser/clock.ts';
import { currentOrigin } from '#src/browser/location.ts';
import { pageLocale } from '#src/browser/page-facts.ts';
import { LIVE_DATA_TIMEOUT_MS } from '#src/config/constants.ts';
import { chatService } from '#src/config/site.ts';
import { chatFields } from '#src/domain/chat/user.ts';
import { callApi } from '#src/stores/call-api.ts';
import { createChat } from '#src/stores/chat.ts';

const locale = pageLocale();
const options = () => ({
  language: locales[locale].apiLanguage,
  signal: AbortSignal.timeout(LIVE_DATA_TIMEOUT_MS),
});

export const chat = createChat({
  service: chatService,
  visit: { locale, messagePage: `${currentOrigin()}${localizedPath(locale, '/customer-service')}` },
  fetchStatus: () => callApi(customerServiceStatus, {}, options()),
  sign: (user) => callApi(customerServiceSignature, chatFields(user), options()),
  nowMs: () => clock.wallMs(),
});

/** Elements bring their words: `data-online`, `data-offline`. */
export function tellChatState(elements: readonly HTMLElement[]): void {
  chat.$isOnline.subscribe((isOnline) => {
    for (const element of elements) {
      element.dataset['chatState'] = isOnline ? 'online' : 'offline';
      element.textContent = (isOnline ? element.dataset['online'] : element.dataset['offline']) ?? '';
    }
  });
  void chat.refreshStatus();
}
