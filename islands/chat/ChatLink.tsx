/** A link to the chat: an ordinary one to the message page, and awake a window of the chat's own. */
import type { ReactNode } from 'react';
import { localizedPath, type Locale } from '#i18n/locales.ts';
import { isPlainClick } from '#src/browser/clicks.ts';
import { currentOrigin, goTo } from '#src/browser/location.ts';
import { openPopup } from '#src/browser/popup.ts';
import { CHAT_POPUP } from '#src/config/page-constants.ts';
import type { PathOf } from '#src/config/routes.ts';
import { pageChat } from '#src/stores/page/chat.ts';

/** The site's own message page. */
const MESSAGES: PathOf<'customerService'> = '/customer-service';

interface Props {
  locale: Locale;
  topic: 'presales' | 'support';
  className: string;
  id?: string;
  /** What analytics is told when it is pressed. */
  track?: string;
  children: ReactNode;
}

export function ChatLink({ locale, topic, track, children, ...link }: Props) {
  const page = localizedPath(locale, MESSAGES);
  return (
    <a
      {...link}
      href={page}
      data-track={track}
      onClick={(event) => {
        if (!isPlainClick(event.nativeEvent)) return;
        event.preventDefault();
        const address = pageChat.address(topic, { locale, messagePage: currentOrigin() + page });
        // Where windows are not allowed, the chat takes this one.
        if (!openPopup(address, CHAT_POPUP)) goTo(address);
      }}
    >
      {children}
    </a>
  );
}
