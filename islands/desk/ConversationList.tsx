/** All conversations, those that wait longest first. */
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeskConversation } from '#src/api/contract/desk.ts';
import { clock } from '#src/browser/clock.ts';
import type { Inbox } from '#src/stores/desk/inbox.ts';

const MINUTE_MS = 60_000;
const LOOK_EVERY_MS = 20_000;

export function ConversationList({ inbox }: { inbox: Inbox }) {
  const { t } = useTranslation('desk');
  const conversations = useStore(inbox.$conversations);
  const open = useStore(inbox.$open);
  const now = useNow() + useStore(inbox.$clockOffsetMs);
  const waiting = conversations.filter(({ waitingSince }) => waitingSince !== null).length;

  return (
    <nav className="desk-list" aria-label={t('inbox.list')}>
      <p className="desk-list__count small soft" role="status">
        {waiting > 0 && t('inbox.waitingCount', { count: waiting })}
      </p>
      {conversations.length === 0 && <p className="desk-list__empty soft">{t('inbox.empty')}</p>}
      <ul>
        {conversations.map((conversation) => (
          <li key={conversation.id}>
            <button
              className="desk-entry"
              type="button"
              aria-current={conversation.id === open?.id ? 'true' : undefined}
              onClick={() => inbox.open(conversation.id)}
            >
              <Entry conversation={conversation} now={now} />
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Entry({ conversation, now }: { conversation: DeskConversation; now: number }) {
  const { t } = useTranslation('desk');
  const { fields, contact, state, waitingSince, lastText } = conversation;
  const minutes = waitingSince === null ? 0 : Math.max(0, Math.floor((now - waitingSince) / MINUTE_MS));
  return (
    <>
      <span className="desk-entry__name">
        {fields['name'] ?? contact?.name ?? t('inbox.anonymous')}
        {fields['isVip'] === 'true' && <span className="desk-tag desk-tag--vip">{t('inbox.vip')}</span>}
      </span>
      {waitingSince !== null && (
        <span className="desk-tag desk-tag--waits">
          {minutes > 0 ? t('inbox.waits', { minutes }) : t('inbox.waitsNow')}
        </span>
      )}
      {waitingSince === null && (
        <span className="desk-tag">{t(state === 'closed' ? 'inbox.closed' : 'inbox.answered')}</span>
      )}
      <span className="desk-entry__text">{lastText === '' ? contact?.contact : lastText}</span>
    </>
  );
}

/** Milliseconds since 1970, now and then. */
function useNow(): number {
  const [now, setNow] = useState(() => clock.wallMs());
  useEffect(() => clock.after(LOOK_EVERY_MS, () => setNow(clock.wallMs())), [now]);
  return now;
}
