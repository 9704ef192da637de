/** The form that asks for an account to be closed: a phone with its code, and a box to confirm. */
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckboxField, TextArea } from '#islands/ui/Fields.tsx';
import { CodeField, PhoneField } from '#islands/ui/AccountFields.tsx';
import { FocusedHeading } from '#islands/ui/FocusedHeading.tsx';
import { StoredForm } from '#islands/ui/StoredForm.tsx';
import { withTexts, type IslandProps } from '#islands/ui/texts.tsx';
import { siteHost } from '#src/stores/site-host.ts';
import { createCancelAccount } from './store.ts';

type Props = IslandProps<'redirectAndAccount' | 'forms'>;

export const CancelAccount = withTexts<Props>(CancelForm);

function CancelForm() {
  const { t } = useTranslation('redirectAndAccount');
  const [form] = useState(() => createCancelAccount(siteHost));
  const result = useStore(form.$result);
  const { errors } = useStore(form.$form);

  if (result) {
    return (
      <div className="stack" role="status">
        <FocusedHeading as="h3">{t('cancel.done.title')}</FocusedHeading>
        <p>{t('cancel.done.text')}</p>
      </div>
    );
  }
  return (
    <StoredForm
      form={form}
      label={t('cancel.meta.name')}
      submitLabel={t('cancel.form.submit')}
      isDestructive
      loadingLabel={t('cancel.form.submitting')}
    >
      <PhoneField label={t('cancel.form.phone')} />
      <CodeField label={t('cancel.form.code')} form={form} />
      <TextArea name="reason" label={t('cancel.form.reason')} rows={3} isOptional />
      <CheckboxField name="agreement" error={errors['agreement'] && t('cancel.form.agreeNeeded')}>
        {t('cancel.form.agree')}
      </CheckboxField>
    </StoredForm>
  );
}
