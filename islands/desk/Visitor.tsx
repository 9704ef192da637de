/** The visitor's page: who is online, the conversation, a contact form for times without an agent, and the input. */
import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import type { Locale } from '#i18n/locales.ts';
import { withTexts, type IslandProps } from '#islands/ui/texts.tsx';
import { useIsHydrated } from '#islands/ui/use-is-hydrated.ts';
import { deskLanguage, deskPage, deskTopic, type DeskPlace } from '#src/api/contract/desk.ts';
import { deskHost } from './browser.ts';
import { findAdvice, type ErrorAdvice } from '#src/domain/error-advice.ts';
import { createVisitor, type Visitor as VisitorStore } from './visitor.ts';
import { Composer } from './Composer.tsx';
import { DeskHead } from './DeskHead.tsx';
import { MessageLog } from './MessageLog.tsx';
import { useConnection } from './hooks.ts';
import { ContactFields } from '#islands/ui/Fields.tsx';
import { StoredForm } from '#islands/ui/StoredForm.tsx';
import { DESK_CONTACT_LIMITS } from '#src/config/wire.ts';
import { browserHost } from '#src/browser/host.ts';
import { deskKeys } from '#src/config/storage-keys.ts';
import { required } from '#src/domain/validation/message.ts';
import { createForm } from '#src/stores/form.ts';

interface Props extends IslandProps<'desk' | 'forms'> {
  /** Advice for an error's number. */
  errorAdvice: readonly ErrorAdvice[];
}

export const Visitor = withTexts(({ locale, errorAdvice }: Props) =>
  useIsHydrated() ? <Conversation {...{ locale, errorAdvice }} /> : <Placeholder locale={locale} />,
);

/** The page before hydration, in its later size. */
function Placeholder({ locale }: { locale: Locale }) {
  const { t } = useTranslation('desk');
  return (
    <div className="desk-visitor">
      <DeskHead locale={locale} title={t('visitor.title')}>
        <p className="desk-status small soft">{t('shared.connecting')}</p>
      </DeskHead>
      <div className="desk-log" />
    </div>
  );
}

function placeOfPage(): DeskPlace {
  const query = deskHost.query();
  return {
    language: v.parse(deskLanguage, query.get('language')),
    topic: v.parse(deskTopic, query.get('topic')),
    page: v.parse(deskPage, query.get('page')),
  };
}

function Conversation({ locale, errorAdvice }: Omit<Props, 'texts'>) {
  const { t } = useTranslation('desk');
  const [visitor] = useState(() => createVisitor(deskHost, placeOfPage));
  const messages = useStore(visitor.$messages);
  const pending = useStore(visitor.outbox.$pending);
  const state = useStore(visitor.$state);
  const connection = useStore(visitor.$connection);
  const failure = useStore(visitor.outbox.$failure);
  useConnection(visitor.start, visitor);
  useUnread(visitor);
  const isOnline = state?.online ?? false;
  const [draft, setDraft] = useState(visitor.draft);
  const lastMessage = pending.at(-1) ?? messages.findLast(({ author }) => author === 'visitor');
  const advice = findAdvice(draft, errorAdvice) ?? findAdvice(lastMessage?.text ?? '', errorAdvice);

  return (
    <div className="desk-visitor">
      <DeskHead locale={locale} title={t('visitor.title')}>
        <p
          className={`desk-status small ${isOnline && connection === 'open' ? 'desk-status--online' : 'soft'}`}
          role="status"
        >
          {state ? t(isOnline ? 'visitor.online' : 'visitor.offline') : t('shared.connecting')}
          {state && !isOnline && ` · ${t('visitor.hours')}`}
        </p>
      </DeskHead>
      {connection === 'lost' && state && (
        <p className="notice notice--warn small desk-line" role="status">
          {t('shared.lost')}
        </p>
      )}
      {connection === 'ended' && (
        <p className="notice notice--danger small desk-line" role="alert">
          {t('shared.failure.session')}
        </p>
      )}
      {state?.hasOther && (
        <form className="notice small desk-line" method="post" action={`/visitor/other?language=${locale}`}>
          <span>{t('visitor.other')} </span>
          <button className="text-button">{t('visitor.back')}</button>
        </form>
      )}
      <MessageLog
        own="visitor"
        names={{ visitor: t('visitor.you'), agent: t('visitor.agent') }}
        messages={messages}
        outbox={visitor.outbox}
        readUpTo={state?.agentRead ?? 0}
        readLabel={t('visitor.read')}
        sentLabel={t('visitor.sent')}
      >
        {state && messages.length + pending.length === 0 && (
          <p className="notice">{t(isOnline ? 'visitor.welcomeOnline' : 'visitor.welcomeOffline')}</p>
        )}
      </MessageLog>
      {state?.state === 'closed' && <p className="notice small desk-line">{t('visitor.closed')}</p>}
      {state && !isOnline && <Contact visitor={visitor} contact={state.contact?.contact} />}
      <div role="status">
        {advice && (
          <p className="notice small desk-line">
            <span>
              <strong>{advice.title}</strong> {advice.text}
            </span>
          </p>
        )}
      </div>
      <Composer
        label={t('visitor.message')}
        placeholder={t('visitor.placeholder')}
        failure={failure}
        draft={visitor.draft}
        saveDraft={(text) => {
          visitor.saveDraft(text);
          setDraft(text);
        }}
        onSend={visitor.send}
      />
      <p className="desk-visitor__note small soft">{t('visitor.secret')}</p>
    </div>
  );
}

/** Messages count as read when they are shown to a visible page; the tab's title counts the others. */
function useUnread(visitor: VisitorStore): void {
  const messages = useStore(visitor.$messages);
  useEffect(() => {
    let clear: () => void = () => undefined;
    const seen = messages.length;
    const look = (): void => {
      clear();
      if (deskHost.hasAttention()) visitor.markRead();
      else if (seen > 0 && messages.at(-1)?.author === 'agent') clear = deskHost.markTitle(1);
    };
    look();
    const stop = deskHost.onAttention(look);
    return () => {
      stop();
      clear();
    };
  }, [messages, visitor]);
}

function Contact({ visitor, contact }: { visitor: VisitorStore; contact: string | undefined }) {
  const { t } = useTranslation('desk');
  const details = useRef<HTMLDetailsElement>(null);
  const close = (): void => {
    const { current } = details;
    // The focus would be lost inside; elsewhere it stays.
    if (current?.matches(':focus-within')) current.querySelector('summary')?.focus();
    current?.removeAttribute('open');
  };
  return (
    <>
      <div role="status">
        {contact !== undefined && (
          <p className="notice notice--ok small desk-line">{t('visitor.contactDone', { contact })}</p>
        )}
      </div>
      <details className="desk-contact" ref={details}>
        <summary>{t(contact === undefined ? 'visitor.contactTitle' : 'visitor.contactChange')}</summary>
        <p className="small soft">{t('visitor.contactLead')}</p>
        <ContactForm visitor={visitor} onDone={close} />
      </details>
    </>
  );
}

const COMPLAINTS = {
  network: 'apiErrors.network',
  limit: 'apiErrors.tooManyRequests',
  session: 'apiErrors.other',
  refused: 'apiErrors.other',
} as const;

/** Asks how to reach the visitor, for times without an agent: two fields in the site's form shell. */
function ContactForm({ visitor, onDone }: { visitor: VisitorStore; onDone: () => void }) {
  const { t } = useTranslation('desk');
  const [form] = useState(() => {
    const created = createForm({
      host: browserHost,
      fields: ['name', 'contact'],
      check: (field, { [field]: value }) => required(value),
      draft: { key: deskKeys.contactDraft },
      async send(values) {
        const result = await visitor.leaveContact(values);
        if (result.ok) return result;
        return { ok: false, complaint: { message: { key: COMPLAINTS[result.failure.kind] } } };
      },
      onDone() {
        created.again();
        onDone();
      },
    });
    return created;
  });

  return (
    <StoredForm
      form={form}
      label={t('visitor.contactTitle')}
      submitLabel={t('visitor.contactSend')}
      loadingLabel={t('visitor.contactSending')}
    >
      <ContactFields
        labels={{ name: t('visitor.contactName'), contact: t('visitor.contact') }}
        limits={DESK_CONTACT_LIMITS}
      />
    </StoredForm>
  );
}
