/** The agents' inbox: sign-in, the list of conversations, and the open one. Narrow screens show one at a time. */
import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#islands/ui/Button.tsx';
import { withTexts, type IslandProps } from '#islands/ui/texts.tsx';
import { deskHost } from './browser.ts';
import { createInbox, type Inbox as InboxStore } from './inbox.ts';
import { ConversationList } from './ConversationList.tsx';
import { DeskHead } from './DeskHead.tsx';
import { OpenConversation } from './OpenConversation.tsx';
import { useConnection } from './hooks.ts';
import { StoredForm } from '#islands/ui/StoredForm.tsx';
import { TextField } from '#islands/ui/Fields.tsx';
import { DESK_AGENT_NAME_CHARS } from '#src/config/wire.ts';
import { browserHost } from '#src/browser/host.ts';
import { required } from '#src/domain/validation/message.ts';
import { createForm } from '#src/stores/form.ts';
import type { DeskFailure } from './client.ts';

type Props = IslandProps<'desk' | 'forms'>;

export const Inbox = withTexts(Desk);

function Desk({ locale }: Props) {
  const { t } = useTranslation('desk');
  const [inbox] = useState(() => createInbox(deskHost));
  const access = useStore(inbox.$access);
  const needsPassword = useStore(inbox.$needsPassword);
  const [hasFailed, setFailed] = useState(false);
  const start = useCallback(() => void inbox.start(), [inbox]);
  useConnection(start, inbox);

  const isIn = access === 'signed-in';
  return (
    <div className="desk-inbox">
      <DeskHead
        locale={locale}
        title={t('inbox.title')}
        end={
          isIn && (
            <>
              <a className="target small" href="/operator">
                {t('inbox.figures')}
              </a>
              {needsPassword && (
                <Button
                  look="small quiet"
                  onClick={() => {
                    void inbox.signOut().then((isDone) => setFailed(!isDone));
                  }}
                  label={t('inbox.signOut')}
                />
              )}
            </>
          )
        }
      >
        <Presence inbox={inbox} />
      </DeskHead>
      {isIn && hasFailed && (
        <p className="notice notice--danger desk-line" role="alert">
          {t('inbox.signOutFailed')}
        </p>
      )}
      {access === 'unreachable' && (
        <div className="notice notice--danger desk-line" role="alert">
          <span>{t('inbox.unreachable')}</span>
          <Button look="small" onClick={start} label={t('inbox.retry')} />
        </div>
      )}
      {access === 'signed-out' && <SignIn inbox={inbox} />}
      {isIn && <Panes inbox={inbox} />}
    </div>
  );
}

function Presence({ inbox }: { inbox: InboxStore }) {
  const { t } = useTranslation('desk');
  const access = useStore(inbox.$access);
  const connection = useStore(inbox.$connection);
  const isIn = access === 'signed-in';
  if (access !== 'unknown' && !isIn) return null;
  const isOpen = isIn && connection === 'open';
  return (
    <p className={`desk-status small ${isOpen ? 'desk-status--online' : 'soft'}`} role="status">
      {isOpen ? t('inbox.present') : t(connection === 'lost' ? 'shared.lost' : 'shared.connecting')}
    </p>
  );
}

function Panes({ inbox }: { inbox: InboxStore }) {
  const { t } = useTranslation('desk');
  const conversations = useStore(inbox.$conversations);
  const open = useStore(inbox.$open);
  const conversation = conversations.find(({ id }) => id === open?.id);
  const waiting = useStore(inbox.$waiting);
  useEffect(() => deskHost.markTitle(waiting), [waiting]);

  return (
    <div className={`desk-panes${conversation ? ' desk-panes--open' : ''}`}>
      <ConversationList inbox={inbox} />
      {open && conversation ? (
        <OpenConversation key={open.id} {...{ inbox, open, conversation }} />
      ) : (
        <p className="desk-panes__choose soft">{t('inbox.choose')}</p>
      )}
    </div>
  );
}

/** The sign-in form. No store and no storage holds the password. */
function SignIn({ inbox }: { inbox: InboxStore }) {
  const { t } = useTranslation('desk');
  const [failure, setFailure] = useState<DeskFailure>();
  const [form] = useState(() =>
    createForm({
      host: browserHost,
      fields: ['name', 'password'],
      check: (field, { name }) => (field === 'name' ? required(name) : undefined),
      async send(agent) {
        const result = await inbox.signIn(agent);
        setFailure(result.ok ? undefined : result.failure);
        // The desk has its own texts, below.
        return result.ok ? result : { ok: false, complaint: { message: { key: 'apiErrors.other' } } };
      },
    }),
  );
  const { errors, failure: hasFailed } = useStore(form.$form);
  const textOf = (refusal: DeskFailure): string => {
    if (refusal.kind === 'limit') return t('inbox.tooMany', { seconds: refusal.retryAfterSeconds });
    return t(refusal.kind === 'network' ? 'inbox.unreachable' : 'inbox.wrongPassword');
  };

  return (
    <section className="desk-sign-in stack">
      <h2 className="text-20">{t('inbox.signInTitle')}</h2>
      <StoredForm
        form={form}
        label={t('inbox.signInTitle')}
        submitLabel={t('inbox.signIn')}
        loadingLabel={t('inbox.signingIn')}
        error={hasFailed && failure && textOf(failure)}
      >
        <TextField
          name="name"
          label={t('inbox.name')}
          hint={t('inbox.nameHint')}
          error={errors['name'] && t('inbox.nameMissing')}
          autoComplete="username"
          maxLength={DESK_AGENT_NAME_CHARS}
        />
        <TextField
          name="password"
          label={t('inbox.password')}
          type="password"
          autoComplete="current-password"
        />
      </StoredForm>
    </section>
  );
}
