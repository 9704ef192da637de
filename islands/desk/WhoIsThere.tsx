/** Who else has to do with the open conversation: the agent who answered last, and whether the visitor is still there. */
import { useStore } from '@nanostores/react';
import { useTranslation } from 'react-i18next';
import type { DeskConversation } from '#src/api/contract/desk.ts';
import type { Inbox } from './inbox.ts';
import { useNow } from './use-now.ts';

/** A reload, or a line that was lost for a moment, is no leaving. */
const GONE_AFTER_MS = 10_000;

interface Props {
  inbox: Inbox;
  conversation: DeskConversation;
}

export function WhoIsThere({ inbox, conversation: { agent, visitorLeftAt } }: Props) {
  const { t, i18n } = useTranslation('desk');
  const you = useStore(inbox.$you);
  const now = useNow() + useStore(inbox.$clockOffsetMs);
  const time = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  const isGone = visitorLeftAt !== null && now - visitorLeftAt >= GONE_AFTER_MS;
  return (
    <p className="desk-open__who cluster small soft" role="status">
      {agent !== null && <span>{agent === you ? t('inbox.hasYou') : t('inbox.has', { name: agent })}</span>}
      {isGone && <span>{t('inbox.left', { time: time.format(visitorLeftAt) })}</span>}
    </p>
  );
}

/** Stands where the agent is about to type as well. */
export function ColleagueWrites({ inbox }: { inbox: Inbox }) {
  const { t } = useTranslation('desk');
  const colleague = useStore(inbox.$colleague);
  return (
    <div role="status">
      {colleague && (
        <p className="notice notice--warn small desk-line">
          {colleague.name === null
            ? t('inbox.colleagueUnnamed')
            : t('inbox.colleague', { name: colleague.name })}
        </p>
      )}
    </div>
  );
}
