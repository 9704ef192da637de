/**
 * The registration form. Its store decides; the page keeps what is typed, so that entries made before hydration count.
 */
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '#i18n/locales.ts';
import { NewTabLink, CodeField, PasswordField, PhoneField } from '#islands/ui/AccountFields.tsx';
import { CheckboxField, RadioField, TextField } from '#islands/ui/Fields.tsx';
import { ConfirmDialog } from '#islands/ui/ConfirmDialog.tsx';
import { StoredForm } from '#islands/ui/StoredForm.tsx';
import { withTexts, type IslandTexts, type SomeIslandTexts } from '#islands/ui/texts.tsx';
import { siteHost } from '#src/stores/site-host.ts';
import { createRegister } from './store.ts';

export interface RegisterPaths {
  success: string;
  service: string;
  privacy: string;
}

interface Props {
  locale: Locale;
  texts: IslandTexts<'registerForm'> & SomeIslandTexts<'forms'>;
  /** Paths in the page's language. */
  paths: RegisterPaths;
}

export const Register = withTexts(RegisterForm);

function RegisterForm({ paths }: Props) {
  const { t } = useTranslation('registerForm');
  const { t: forms } = useTranslation('forms');
  const [register] = useState(() => createRegister({ host: siteHost, successPath: paths.success }));
  const isAskingReferrer = useStore(register.$isAskingReferrer);

  return (
    <>
      <StoredForm form={register} label={t('label')} submitLabel={t('submit')} loadingLabel={t('submitting')}>
        <PhoneField label={t('phone')} hint={t('phoneHint')} />
        <CodeField label={t('code')} form={register} />
        <PasswordField name="password" label={t('password')} hint={t('passwordHint')} />
        <TextField
          name="user_name"
          label={t('userName')}
          hint={t('userNameHint')}
          autoComplete="username"
          spellCheck={false}
        />
        <RadioField
          name="type"
          legend={t('type')}
          defaultValue="company"
          options={[
            { value: 'company', label: t('company') },
            { value: 'user', label: t('user') },
          ]}
        />
        <TextField
          name="company_name"
          label={t('companyName')}
          hint={t('companyNameHint')}
          autoComplete="organization"
        />
        <TextField name="referral" label={t('referral')} isOptional autoComplete="off" spellCheck={false} />
        <CheckboxField name="agreement">
          {t('agree.lead')} <NewTabLink href={paths.service}>{t('agree.service')}</NewTabLink>{' '}
          {t('agree.and')} <NewTabLink href={paths.privacy}>{t('agree.privacy')}</NewTabLink>
        </CheckboxField>
      </StoredForm>
      {isAskingReferrer && (
        <ConfirmDialog
          isOpen
          title={t('referrer.title')}
          text={forms('referral.invalid')}
          yes={t('referrer.yes')}
          no={t('referrer.no')}
          onAnswer={register.answerReferrer}
        />
      )}
    </>
  );
}
