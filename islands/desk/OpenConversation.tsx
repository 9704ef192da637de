/** One conversation as the agent sees it: the visitor, the messages, prepared answers, and the input. */
import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#islands/ui/Button.tsx';
import type { DeskConversation } from '#src/api/contract/desk.ts';
import { deskHost } from './browser.ts';
import type { Inbox, OpenConversation as Open } from './inbox.ts';
import { isCrowded } from './inbox-order.ts';
import { Composer, type ComposerHandle } from './Composer.tsx';
import { MessageLog } from './MessageLog.tsx';
import { VisitorDetails } from './VisitorDetails.tsx';
import { locales } from '#i18n/locales.ts';
import { DESK_LANGUAGES, type DeskLanguage } from '#src/config/wire.ts';
import { ConfirmDialog } from '#islands/ui/ConfirmDialog.tsx';
import { Complaint } from '#islands/ui/Field.tsx';
import { useNow } from './hooks.ts';

interface Props {
  inbox: Inbox;
  open: Open;
  conversation: DeskConversation;
}

export function OpenConversation({ inbox, open, conversation }: Props) {
  const { t } = useTranslation('desk');
  const { id, messages, outbox } = open;
  const failure = useStore(outbox.$failure);
  const conversations = useStore(inbox.$conversations);
  const composer = useRef<ComposerHandle>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    const look = (): void => {
      if (deskHost.hasAttention()) inbox.markRead();
    };
    look();
    return deskHost.onAttention(look);
  }, [inbox, messages]);
  const name = conversation.fields['name'] ?? conversation.contact?.name ?? t('inbox.anonymous');

  return (
    <section className="desk-open" aria-labelledby="desk-open-name">
      <div className="desk-open__head cluster">
        <Button
          look="small quiet"
          className="desk-open__back"
          onClick={inbox.close}
          label={t('inbox.back')}
        />
        <h2
          className="desk-open__name focused-heading text-20"
          id="desk-open-name"
          tabIndex={-1}
          ref={heading}
        >
          {name}
        </h2>
        {isCrowded(conversations, conversation) && <CloseNetwork inbox={inbox} />}
        <StateButton inbox={inbox} state={conversation.state} />
        <ConversationStatus {...{ inbox, conversation }} />
      </div>
      <VisitorDetails conversation={conversation} />
      <div className="desk-open__talk">
        <MessageLog
          own="agent"
          names={{ visitor: t('inbox.visitor'), agent: t('inbox.you') }}
          messages={messages}
          outbox={outbox}
          readUpTo={conversation.visitorRead}
          readLabel={t('inbox.read')}
        />
        <Answers
          inbox={inbox}
          language={conversation.language}
          onPick={(text) => composer.current?.insert(text)}
        />
        <ColleagueTyping inbox={inbox} />
        <Composer
          label={t('inbox.reply')}
          placeholder={t('inbox.placeholder')}
          failure={failure}
          draft={() => inbox.draft(id)}
          saveDraft={(text) => inbox.saveDraft(id, text)}
          onSend={(text) => {
            outbox.add(text);
            inbox.saveDraft(id, '');
          }}
          handle={composer}
        />
      </div>
    </section>
  );
}

function StateButton({ inbox, state }: { inbox: Inbox; state: DeskConversation['state'] }) {
  const { t } = useTranslation('desk');
  const [hasFailed, setFailed] = useState(false);
  const next = state === 'open' ? 'closed' : 'open';
  return (
    <>
      <Complaint>{hasFailed && t('inbox.stateFailed')}</Complaint>
      <Button
        look="small quiet"
        onClick={({ detail }) => {
          // The second click of a double click would undo the first.
          if (detail < 2) void inbox.setState(next).then(({ ok }) => setFailed(!ok));
        }}
        label={t(next === 'closed' ? 'inbox.close' : 'inbox.reopen')}
      />
    </>
  );
}

interface AnswersProps {
  inbox: Inbox;
  /** The visitor's language. */
  language: DeskLanguage;
  onPick: (text: string) => void;
}

/** Prepared answers in the visitor's language or the other; they are inserted into the text, to be edited. */
function Answers({ inbox, language, onPick }: AnswersProps) {
  const { t } = useTranslation('desk');
  const answers = useStore(inbox.$answers);
  const [chosen, setChosen] = useState<DeskLanguage>(language);
  if (answers.length === 0) return null;
  return (
    <details className="desk-answers">
      <summary>{t('inbox.answers')}</summary>
      <div className="cluster small" role="group" aria-label={t('inbox.answersLanguage')}>
        {DESK_LANGUAGES.map((code) => (
          <button
            className="text-button"
            type="button"
            key={code}
            aria-pressed={code === chosen}
            onClick={() => setChosen(code)}
          >
            {t(`inbox.languages.${code}`)}
          </button>
        ))}
      </div>
      <ul className="desk-answers__list" lang={locales[chosen].htmlLang}>
        {answers.map(({ id, [chosen]: { title, text } }) => (
          <li key={id}>
            <Button look="small quiet" title={text} onClick={() => onPick(text)} label={title} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Closes all waiting conversations of the open one's network, after the agent has seen their number. */
function CloseNetwork({ inbox }: { inbox: Inbox }) {
  const { t } = useTranslation('desk');
  const [waiting, setWaiting] = useState<number>();
  const [hasFailed, setFailed] = useState(false);

  async function ask(): Promise<void> {
    const counted = await inbox.countNetwork();
    setFailed(!counted.ok);
    if (counted.ok) setWaiting(counted.data.waiting);
  }
  async function answer(isYes: boolean): Promise<void> {
    setWaiting(undefined);
    if (isYes) setFailed(!(await inbox.closeNetwork()).ok);
  }

  return (
    <>
      <Complaint>{hasFailed && t('inbox.stateFailed')}</Complaint>
      <Button look="small quiet" onClick={() => void ask()} label={t('inbox.network.ask')} />
      <ConfirmDialog
        isOpen={waiting !== undefined}
        title={t('inbox.network.title', { count: waiting ?? 0 })}
        text={t('inbox.network.lead')}
        yes={t('inbox.network.confirm')}
        no={t('inbox.network.cancel')}
        onAnswer={(isYes) => void answer(isYes)}
      />
    </>
  );
}

/** A reload or a short loss of the connection does not count as leaving. */
const GONE_AFTER_MS = 10_000;

interface ConversationStatusProps {
  inbox: Inbox;
  conversation: DeskConversation;
}

/** The agent who answered last, and whether the visitor is still on the page. */
function ConversationStatus({ inbox, conversation: { agent, visitorLeftAt } }: ConversationStatusProps) {
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

/** A sign beside the input that a colleague is typing. */
function ColleagueTyping({ inbox }: { inbox: Inbox }) {
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
