/** A way to reach the visitor, for times without an agent: two fields in the site's form shell. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ContactFields } from '#islands/ui/ContactFields.tsx';
import { StoredForm } from '#islands/ui/StoredForm.tsx';
import { DESK_CONTACT_LIMITS } from '#src/config/wire.ts';
import { browserHost } from '#src/browser/host.ts';
import type { Visitor } from './visitor.ts';
import { createContactForm } from './contact.ts';

interface Props {
  visitor: Visitor;
  onDone: () => void;
}

export function ContactForm({ visitor, onDone }: Props) {
  const { t } = useTranslation('desk');
  const [form] = useState(() =>
    createContactForm({ host: browserHost, leave: visitor.leaveContact, onDone }),
  );

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
