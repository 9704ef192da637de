/** What links to the chat do beyond being links: a window of their own, and the word whether somebody is there. */
import { onceNear } from '#src/browser/attention.ts';
import { isPlainClick, onAnyClick } from '#src/browser/clicks.ts';
import { findAll } from '#src/browser/dom.ts';
import { goTo } from '#src/browser/location.ts';
import { openPopup } from '#src/browser/popup.ts';
import { CHAT_POPUP } from '#src/config/constants.ts';

const loadChat = () => import('./chat.ts');

export function startChatLinks(): void {
  onAnyClick((target, event) => {
    const link = target.closest<HTMLAnchorElement>('a[data-chat]');
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    loadChat().then(
      ({ chat }) => openPopup(chat.address(link.dataset['chat'] ?? ''), CHAT_POPUP),
      () => goTo(link.href), // the code could not be fetched: the message page serves as an ordinary link
    );
  });
  const states = findAll('[data-chat-state]');
  if (states.length > 0) void loadChat().then(({ tellChatState }) => tellChatState(states));
}

/** Asks once the visitor comes near: most never do. */
export function tellChatStateNear(place: HTMLElement, state: HTMLElement): void {
  onceNear(place, () => void loadChat().then(({ tellChatState }) => tellChatState([state])));
}
