/** What the sidebar's links do beyond being links: the chat's own window, the way up in steps, stepping aside. */
import { openPopup } from '#src/browser/popup.ts';
import { goTo } from '#src/browser/location.ts';
import { onceNear, onScrollDirection } from '#src/browser/attention.ts';
import { onAnyClick } from '#src/browser/clicks.ts';
import { find, findAll } from '#src/browser/dom.ts';
import { pageRoot } from '#src/browser/page-facts.ts';
import { scrollToTop } from '#src/browser/scroll-to-top.ts';
import { CHAT_POPUP } from '#src/config/constants.ts';

const loadChat = () => import('./chat.ts');

export function startSidebar(): void {
  onAnyClick((target, event) => {
    const isPlain =
      event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    if (!isPlain) return;
    const link = target.closest<HTMLAnchorElement>('a[data-chat]');
    if (link) {
      event.preventDefault();
      loadChat().then(
        ({ chat }) => openPopup(chat.address(link.dataset['chat'] ?? ''), CHAT_POPUP),
        () => goTo(link.href), // the code could not be fetched: the message page serves as an ordinary link
      );
    } else if (target.closest('[data-to-top]')) {
      event.preventDefault();
      scrollToTop();
    }
  });
  // Those of a page about support at once, the sidebar's when the visitor comes near it.
  const states = findAll('[data-chat-state]');
  const tell = () => void loadChat().then(({ tellChatState }) => tellChatState(states));
  const sidebar = find('[data-sidebar]');
  if (states.some((state) => !sidebar?.contains(state))) tell();
  else if (sidebar && states.length > 0) onceNear(sidebar, tell);
  onScrollDirection((isDown) => pageRoot().toggleAttribute('data-reading', isDown));
}
