/** What the client has to say, the newest first. Looking at it is reading it. */
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBench } from '#islands/workbench/panel.tsx';

export function MessageList() {
  const { t, i18n } = useTranslation('workbenchTools');
  const { messages } = useBench().parts;
  const load = useStore(messages.$load);
  const list = useStore(messages.$messages);
  useEffect(() => {
    void messages.load();
    return () => {
      // What came while the list was in sight has been read as well.
      if (messages.$unread.get() > 0) void messages.load();
    };
  }, [messages]);
  // Somebody else has signed in, whose messages have not been read yet.
  useEffect(() => {
    if (load === 'loading') void messages.load();
  }, [messages, load]);
  const time = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  // An older client has no messages to hand over.
  if (load === 'failed' && list.length === 0) return null;

  return (
    <section className="wb-part" id="wb-messages">
      <h2>{t('messages.title')}</h2>
      {list.length === 0 && (
        <p className="soft">{t(load === 'loading' ? 'messages.loading' : 'messages.none')}</p>
      )}
      <ul className="wb-messages">
        {list.map((message) => (
          <li className="cluster" key={message.id} data-unread={!message.isRead}>
            <strong>{message.title}</strong>
            {!message.isRead && <span className="badge badge--sea">{t('messages.isNew')}</span>}
            {message.at > 0 && <time className="small soft">{time.format(message.at)}</time>}
            <p>{message.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
