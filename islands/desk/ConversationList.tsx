/** The conversations, longest waiting first, and how many more there are. */
import { useStore } from '@nanostores/react';
import { useTranslation } from 'react-i18next';
import { Button } from '#islands/ui/Button.tsx';
import type { DeskConversation } from '#src/api/contract/desk.ts';
import { DESK_INBOX_MOST } from '#src/config/wire.ts';
import { MINUTE_MS } from '#src/domain/duration.ts';
import type { Inbox } from './inbox.ts';
import { useNow } from './hooks.ts';

export function ConversationList({ inbox }: { inbox: Inbox }) {
  const { t } = useTranslation('desk');
  const conversations = useStore(inbox.$conversations);
  const hidden = useStore(inbox.$hidden);
  const open = useStore(inbox.$open);
  const now = useNow() + useStore(inbox.$clockOffsetMs);
  const waiting = useStore(inbox.$waiting);

  return (
    <nav className="desk-list" aria-label={t('inbox.list')}>
      <p className="small soft" role="status">
        {waiting > 0 && <span>{t('inbox.waitingCount', { count: waiting })}</span>}
        {hidden > 0 && <span>{t('inbox.hidden', { count: hidden })}</span>}
      </p>
      {conversations.length === 0 && <p className="soft">{t('inbox.empty')}</p>}
      <ul>
        {conversations.map((conversation) => (
          <li key={conversation.id}>
            <button
              className="desk-entry"
              type="button"
              aria-current={conversation.id === open?.id ? 'true' : undefined}
              onClick={() => inbox.open(conversation.id)}
            >
              <Entry {...{ inbox, conversation, now }} />
            </button>
          </li>
        ))}
      </ul>
      {hidden > 0 && conversations.length < DESK_INBOX_MOST && (
        <p>
          <Button look="small quiet" onClick={() => void inbox.showMore()} label={t('inbox.showMore')} />
        </p>
      )}
    </nav>
  );
}

function Entry({ inbox, conversation, now }: { inbox: Inbox; conversation: DeskConversation; now: number }) {
  const { t } = useTranslation('desk');
  const { fields, contact, state, waitingSince, lastText, agent } = conversation;
  const you = useStore(inbox.$you);
  const answered = (): string => {
    if (agent === null) return t('inbox.answered');
    return agent === you ? t('inbox.answeredByYou') : t('inbox.answeredBy', { name: agent });
  };
  const minutes = waitingSince === null ? 0 : Math.max(0, Math.floor((now - waitingSince) / MINUTE_MS));
  return (
    <>
      <strong>
        {fields['isVip'] === 'true' && <span className="desk-vip small">{t('inbox.vip')}</span>}
        {fields['name'] ?? contact?.name ?? t('inbox.anonymous')}
      </strong>
      {waitingSince !== null && (
        <span className="desk-waits small">
          {minutes > 0 ? t('inbox.waits', { minutes }) : t('inbox.waitsNow')}
        </span>
      )}
      {waitingSince === null && (
        <span className="small soft">{state === 'closed' ? t('inbox.closed') : answered()}</span>
      )}
      <span className="desk-entry__text small soft">{lastText === '' ? contact?.contact : lastText}</span>
    </>
  );
}
