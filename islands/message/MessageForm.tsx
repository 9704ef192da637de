/**
 * The site's message form: three fields. The tab keeps what is typed until it is accepted; the server keeps what was
 * sent.
 */
import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#islands/ui/Button.tsx';
import { ContactFields, TextArea } from '#islands/ui/Fields.tsx';
import { StoredForm } from '#islands/ui/StoredForm.tsx';
import { withTexts, type IslandProps } from '#islands/ui/texts.tsx';
import { MESSAGE_LIMITS } from '#src/config/wire.ts';
import { siteHost } from '#src/stores/site-host.ts';
import { createMessageForm } from './store.ts';

type Props = IslandProps<'chatAndOffers' | 'forms'>;

export const MessageForm = withTexts<Props>(Form);

function Form() {
  const { t } = useTranslation('chatAndOffers');
  const [form] = useState(() => createMessageForm(siteHost));
  const result = useStore(form.$result);

  if (result) return <MessageSent onAgain={form.again} />;
  return (
    <StoredForm
      form={form}
      label={t('message.title')}
      submitLabel={t('message.send')}
      loadingLabel={t('message.sending')}
    >
      <ContactFields
        labels={{ name: t('message.name'), contact: t('message.contact') }}
        limits={MESSAGE_LIMITS}
      />
      <TextArea
        name="content"
        label={t('message.content')}
        hint={t('message.kept')}
        maxLength={MESSAGE_LIMITS.content}
      />
    </StoredForm>
  );
}

function MessageSent({ onAgain }: { onAgain: () => void }) {
  const { t } = useTranslation('chatAndOffers');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div className="notice notice--ok" role="status" tabIndex={-1} ref={box}>
      <div className="stack stack--s">
        <strong>{t('message.done')}</strong>
        <p>{t('message.doneHint')}</p>
        <Button look="small" onClick={onAgain} label={t('message.another')} />
      </div>
    </div>
  );
}
