/** A way to reach the visitor, for times without an agent: two fields in the site's form shell. */
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StoredForm } from '#islands/ui/StoredForm.tsx';
import { TextField } from '#islands/ui/TextField.tsx';
import { useMessages } from '#islands/ui/use-messages.ts';
import { DESK_CONTACT_LIMITS } from '#src/config/wire.ts';
import { session } from '#src/browser/storage.ts';
import { createContactForm } from '#src/stores/desk/contact.ts';
import type { Visitor } from '#src/stores/desk/visitor.ts';

interface Props {
  visitor: Visitor;
  onDone: () => void;
}

export function ContactForm({ visitor, onDone }: Props) {
  const { t } = useTranslation('desk');
  const say = useMessages();
  const [form] = useState(() => createContactForm({ session, leave: visitor.leaveContact, onDone }));
  const { errors } = useStore(form.$form);

  return (
    <StoredForm
      form={form}
      label={t('visitor.contactTitle')}
      submitLabel={t('visitor.contactSend')}
      loadingLabel={t('visitor.contactSending')}
    >
      <TextField
        name="name"
        label={t('visitor.contactName')}
        error={say(errors['name'])}
        autoComplete="name"
        maxLength={DESK_CONTACT_LIMITS.name}
      />
      <TextField
        name="contact"
        label={t('visitor.contact')}
        error={say(errors['contact'])}
        autoComplete="on"
        maxLength={DESK_CONTACT_LIMITS.contact}
      />
    </StoredForm>
  );
}
