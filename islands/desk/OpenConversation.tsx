/** One conversation, as the agent has it: who it is with, what was said, prepared answers, the place to write. */
import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#islands/ui/Button.tsx';
import type { DeskConversation } from '#src/api/contract/desk.ts';
import { deskHost } from './browser.ts';
import type { Inbox, OpenConversation as Open } from './inbox.ts';
import { isCrowded } from './inbox-order.ts';
import { Answers } from './Answers.tsx';
import { CloseNetwork } from './CloseNetwork.tsx';
import { Composer, type ComposerHandle } from './Composer.tsx';
import { MessageLog } from './MessageLog.tsx';
import { VisitorDetails } from './VisitorDetails.tsx';
import { ColleagueWrites, WhoIsThere } from './WhoIsThere.tsx';

interface Props {
  inbox: Inbox;
  open: Open;
  conversation: DeskConversation;
}

export function OpenConversation({ inbox, open, conversation }: Props) {
  const { t } = useTranslation('desk');
  const { id, messages, outbox } = open;
  const pending = useStore(outbox.$pending);
  const failure = useStore(outbox.$failure);
  const conversations = useStore(inbox.$conversations);
  const composer = useRef<ComposerHandle>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    const look = (): void => {
      if (deskHost.isLookedAt()) inbox.markRead();
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
        <WhoIsThere {...{ inbox, conversation }} />
      </div>
      <VisitorDetails conversation={conversation} />
      <div className="desk-open__talk">
        <MessageLog
          own="agent"
          names={{ visitor: t('inbox.visitor'), agent: t('inbox.you') }}
          messages={messages}
          pending={pending}
          readUpTo={conversation.visitorRead}
          readLabel={t('inbox.read')}
          onRetry={outbox.flush}
          onRemove={outbox.remove}
        />
        <Answers
          inbox={inbox}
          language={conversation.language}
          onPick={(text) => composer.current?.insert(text)}
        />
        <ColleagueWrites inbox={inbox} />
        <Composer
          label={t('inbox.reply')}
          placeholder={t('inbox.placeholder')}
          failure={failure}
          draft={() => inbox.draft(id)}
          keepDraft={(text) => inbox.keepDraft(id, text)}
          onSend={(text) => {
            outbox.add(text);
            inbox.keepDraft(id, '');
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
      {hasFailed && (
        <p className="field__error" role="alert">
          {t('inbox.stateFailed')}
        </p>
      )}
      <Button
        look="small quiet"
        onClick={() => {
          void inbox.setState(next).then((failure) => setFailed(failure !== undefined));
        }}
        label={t(next === 'closed' ? 'inbox.close' : 'inbox.reopen')}
      />
    </>
  );
}
