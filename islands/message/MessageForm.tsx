/**
 * The site's own message desk: three fields. What is typed stays in the tab until it was accepted; what was sent is on
 * record at the server.
 */
import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '#i18n/locales.ts';
import { StoredForm } from '#islands/ui/StoredForm.tsx';
import { TextArea, TextField } from '#islands/ui/TextField.tsx';
import { withTexts, type SomeIslandTexts } from '#islands/ui/texts.tsx';
import { useMessages } from '#islands/ui/use-messages.ts';
import { MESSAGE_LIMITS } from '#src/config/wire.ts';
import { createBrowserMessageForm } from './create-message-form.ts';

interface Props {
  locale: Locale;
  texts: SomeIslandTexts<'chatAndOffers' | 'forms'>;
  apiLanguage: 'zh' | 'en';
}

export const MessageForm = withTexts(Form);

function Form({ apiLanguage }: Props) {
  const { t } = useTranslation('chatAndOffers');
  const say = useMessages();
  const [form] = useState(() => createBrowserMessageForm(apiLanguage));
  const { errors } = useStore(form.$form);
  const hasArrived = useStore(form.$hasArrived);
  useEffect(() => form.cancel, [form]);

  if (hasArrived) return <Arrived onAgain={form.again} />;
  return (
    <StoredForm
      form={form}
      label={t('message.title')}
      submitLabel={t('message.send')}
      loadingLabel={t('message.sending')}
    >
      <TextField
        name="name"
        label={t('message.name')}
        error={say(errors['name'])}
        autoComplete="name"
        maxLength={MESSAGE_LIMITS.name}
      />
      <TextField
        name="contact"
        label={t('message.contact')}
        error={say(errors['contact'])}
        autoComplete="on"
        maxLength={MESSAGE_LIMITS.contact}
      />
      <TextArea
        name="content"
        label={t('message.content')}
        hint={t('message.kept')}
        error={say(errors['content'])}
        maxLength={MESSAGE_LIMITS.content}
      />
    </StoredForm>
  );
}

function Arrived({ onAgain }: { onAgain: () => void }) {
  const { t } = useTranslation('chatAndOffers');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div className="notice notice--ok" role="status" tabIndex={-1} ref={box}>
      <div className="stack stack--s">
        <strong>{t('message.done')}</strong>
        <p>{t('message.doneHint')}</p>
        <button className="button button--small" type="button" onClick={onAgain}>
          {t('message.another')}
        </button>
      </div>
    </div>
  );
}
