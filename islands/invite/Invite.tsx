/** The invitation's screens: who invites, the form, and where the person stands afterwards. Names are shown as text only. */
import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '#i18n/locales.ts';
import { CheckboxField } from '#islands/ui/ChoiceFields.tsx';
import { CodeField } from '#islands/ui/CodeField.tsx';
import { readValues } from '#islands/ui/form-values.ts';
import { FormShell } from '#islands/ui/FormShell.tsx';
import { PhoneField } from '#islands/ui/PhoneField.tsx';
import { TextField } from '#islands/ui/TextField.tsx';
import { Texts, type IslandTexts } from '#islands/ui/texts.tsx';
import { useMessages } from '#islands/ui/use-messages.ts';
import { INVITE_FIELDS } from '#src/domain/invite.ts';
import type { InviteStore } from '#src/stores/invite.ts';
import { createBrowserInvite } from './create-invite.ts';

export interface InvitePaths {
  download: string;
  register: string;
  contact: string;
  service: string;
  privacy: string;
}

interface Props {
  locale: Locale;
  texts: IslandTexts<'invite' | 'forms'>;
  paths: InvitePaths;
  apiLanguage: 'zh' | 'en';
}

export function Invite({ locale, texts, paths, apiLanguage }: Props) {
  return (
    <Texts {...{ locale, texts }}>
      <Screens {...{ paths, apiLanguage }} />
    </Texts>
  );
}

function Screens({ paths, apiLanguage }: Pick<Props, 'paths' | 'apiLanguage'>) {
  const { t } = useTranslation('invite');
  const say = useMessages();
  const [invite] = useState(() => createBrowserInvite(apiLanguage));
  const { screen, invitation, failure } = useStore(invite.$invite);
  useEffect(() => invite.mount(), [invite]);
  // Not `company`: that placeholder is the site's own, filled in at build.
  const names = { team: invitation.company, inviter: invitation.inviter };

  switch (screen) {
    case 'loading':
      return (
        <div className="stack" role="status">
          <span className="visually-hidden">{t('loading')}</span>
          <span className="skeleton invite-skeleton" />
          <span className="skeleton invite-skeleton" />
          <span className="skeleton invite-skeleton" />
        </div>
      );
    case 'failed':
      return (
        <Outcome title={t('failed.title')} text={say(failure) ?? t('failed.text')}>
          <button className="button button--signal" type="button" onClick={() => void invite.load()}>
            {t('failed.retry')}
          </button>
        </Outcome>
      );
    case 'invalid':
    case 'unknown':
      return (
        <Outcome title={t('invalid.title')} text={t('invalid.text')}>
          <a className="button" href={paths.register}>
            {t('invalid.register')}
          </a>
          <a className="link-arrow" href={paths.contact}>
            {t('invalid.contact')}
          </a>
        </Outcome>
      );
    case 'waiting':
      return (
        <Outcome title={t('waiting.title')} text={t('waiting.text', names)}>
          <a className="button button--signal" href={paths.download}>
            {t('download')}
          </a>
          <button className="button button--quiet" type="button" onClick={() => void invite.load()}>
            {t('waiting.again')}
          </button>
        </Outcome>
      );
    case 'joined':
    case 'success':
      return (
        <Outcome title={t(`${screen}.title`, names)} text={t(`${screen}.text`, names)}>
          <a className="button button--signal" href={paths.download}>
            {t('download')}
          </a>
        </Outcome>
      );
    case 'form':
      return <JoinForm {...{ invite, paths }} />;
  }
}

function JoinForm({ invite, paths }: { invite: InviteStore; paths: InvitePaths }) {
  const { t } = useTranslation('invite');
  const say = useMessages();
  const { form } = invite;
  const { invitation } = useStore(invite.$invite);
  const { phase, errors, failure, refusals } = useStore(form.$form);
  const code = useStore(form.$code);
  const countdown = useStore(form.$countdown);
  const known = { area_code: invitation.areaCode, phone: invitation.phone, name: invitation.name };
  const [restore] = useState(
    // What the inviter has filled in stands before what was typed for an earlier invitation.
    () => () => ({
      ...form.draft(),
      ...Object.fromEntries(Object.entries(known).filter(([, value]) => value)),
    }),
  );

  return (
    <div className="stack stack--l invite-form">
      <div className="stack stack--s">
        <h2>{t('form.title', { team: invitation.company })}</h2>
        <p className="soft">{t('form.invitedBy', { inviter: invitation.inviter })}</p>
      </div>
      <FormShell
        label={t('form.label')}
        fields={INVITE_FIELDS}
        loading={phase !== 'idle'}
        error={say(failure)}
        problems={Object.keys(errors).length}
        refusals={refusals}
        submitLabel={t('form.submit')}
        loadingLabel={t('form.submitting')}
        restore={restore}
        onSubmit={form.submit}
        onChange={form.change}
        onLeave={form.leave}
        onCancel={form.cancel}
      >
        <PhoneField label={t('form.phone')} error={say(errors['phone'])} />
        <CodeField
          label={t('form.code')}
          error={say(errors['code'])}
          {...code}
          countdown={countdown}
          onRequest={(by, element) => form.requestCode(readValues(element, INVITE_FIELDS), by)}
        />
        <TextField
          name="name"
          label={t('form.name')}
          hint={invitation.isNameFixed ? t('form.nameFixed') : t('form.nameHint')}
          error={say(errors['name'])}
          readOnly={invitation.isNameFixed}
          autoComplete="name"
        />
        <CheckboxField name="agreement" error={say(errors['agreement'])} defaultChecked>
          {t('form.agree')} <a href={paths.service}>{t('form.service')}</a> {t('form.and')}{' '}
          <a href={paths.privacy}>{t('form.privacy')}</a>
        </CheckboxField>
      </FormShell>
    </div>
  );
}

function Outcome({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="stack outcome" role="status">
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p className="lead">{text}</p>
      <div className="cluster">{children}</div>
    </div>
  );
}
