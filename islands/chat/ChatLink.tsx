/**
 * A link to the chat. Before hydration it leads to the message page; afterwards it opens the chat's window or the
 * desk's script. A press before hydration waits for it, and leads to the message page if that fails.
 */
import { useState, type ReactNode } from 'react';
import { localizedPath, type Locale } from '#i18n/locales.ts';
import { isPlainClick } from '#src/browser/clicks.ts';
import { startChatScript, openPopup } from './browser/open-chat.ts';
import { currentOrigin, currentPath, goTo } from '#src/browser/location.ts';
import { CHAT_POPUP } from '#src/config/page-constants.ts';
import type { PathOf } from '#src/config/routes.ts';
import { pageChat } from '#islands/chat/store.ts';

const MESSAGES: PathOf<'customerService'> = '/customer-service';

interface Props {
  locale: Locale;
  topic: 'presales' | 'support';
  /** Whether the page's policy allows the desk's script. */
  mayRunScript: boolean;
  className: string;
  id?: string;
  track?: string;
  children: ReactNode;
}

export function ChatLink({ locale, topic, mayRunScript, track, children, ...link }: Props) {
  const page = localizedPath(locale, MESSAGES);
  const [isBusy, setBusy] = useState(false);
  return (
    <a
      {...link}
      href={page}
      data-track={track}
      data-held=""
      aria-busy={isBusy || undefined}
      onClick={(event) => {
        if (!isPlainClick(event.nativeEvent)) return;
        event.preventDefault();
        const place = { locale, messagePage: currentOrigin() + page, page: currentPath() };
        const script = mayRunScript ? pageChat.script(topic, place) : undefined;
        const address = pageChat.takeAddress(topic, place);
        const openWindow = (): void => {
          // If the window is blocked, the chat opens in this one.
          if (!openPopup(address, CHAT_POPUP)) goTo(address);
        };
        if (!script) openWindow();
        else {
          setBusy(true);
          void startChatScript(script).then((hasStarted) => {
            setBusy(false);
            if (!hasStarted) openWindow();
          });
        }
      }}
      onPointerEnter={pageChat.refresh}
      onFocus={pageChat.refresh}
    >
      {children}
    </a>
  );
}
