/** Says whether an agent is online; the button opens the chat where the operator has a chat service. */
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { withTexts, type IslandProps } from '#islands/ui/texts.tsx';
import { pageChat } from '#islands/chat/store.ts';
import { clock } from '#src/browser/clock.ts';
import { isSupportOpen } from '#src/domain/support-hours.ts';
import { ChatLink } from './ChatLink.tsx';

interface Props extends IslandProps<'chatAndOffers'> {
  mayRunScript: boolean;
}

export const ChatStatus = withTexts(Status);

function Status({ locale, mayRunScript }: Props) {
  const { t } = useTranslation('chatAndOffers');
  const isOnline = useStore(pageChat.$isOnline, { ssr: 'initial' });
  useEffect(() => void pageChat.start(), []);
  const away = () => (isSupportOpen(clock.wallMs()) ? 'statusBusy' : 'statusOffline');
  const sentence = isOnline === undefined ? 'statusNeutral' : isOnline ? 'statusOnline' : away();
  return (
    <div className="stack">
      <p className={`chat-status__text${isOnline ? ' chat-status__text--online' : ''}`} role="status">
        {t(`chat.${sentence}`)}
      </p>
      <ChatLink
        {...{ locale, mayRunScript }}
        topic="support"
        className="button button--signal"
        track="chat-open"
      >
        {t('chat.open')}
      </ChatLink>
    </div>
  );
}
