/**
 * The invitation's screens: the form with the inviter's name, and the result. The form is visible from the start and
 * usable once the invitation is known to be valid. Names are shown as text only.
 */
import { useStore } from '@nanostores/react';
import { useEffect, useState, type ReactNode, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#islands/ui/Button.tsx';
import { FocusedHeading } from '#islands/ui/FocusedHeading.tsx';
import { withTexts, type IslandProps, useMessages } from '#islands/ui/texts.tsx';
import { createInvite, type InviteStore } from './store.ts';
import { InvitationStatus, type StatusPaths } from './InvitationStatus.tsx';
import { NewTabLink, CodeField, PasswordField, PhoneField } from '#islands/ui/AccountFields.tsx';
import { CheckboxField, TextField } from '#islands/ui/Fields.tsx';
import { StoredForm } from '#islands/ui/StoredForm.tsx';
import { useCopy } from '#islands/ui/CopyButton.tsx';

export interface InvitePaths extends StatusPaths {
  service: string;
  privacy: string;
}

interface Props extends IslandProps<'invite' | 'forms'> {
  paths: InvitePaths;
}

export const Invite = withTexts(Screens);

function Screens({ paths }: Props) {
  const { t } = useTranslation('invite');
  const textOf = useMessages();
  const [invite] = useState(() => createInvite());
  const state = useStore(invite.$invite);
  const { screen, failure } = state;
  useEffect(() => invite.mount(), [invite]);
  const [isAskedAgain, setAskedAgain] = useState(false);
  const again = () => {
    setAskedAgain(true);
    void invite.load();
  };

  switch (screen) {
    case 'loading':
    case 'form':
      return (
        <>
          <h1>{t('title')}</h1>
          <div className="card">
            <JoinForm {...{ invite, paths }} takesFocus={isAskedAgain} />
          </div>
        </>
      );
    case 'checking':
      return (
        <>
          <h1>{t('title')}</h1>
          <div className="card stack" role="status">
            <span className="visually-hidden">{t('loading')}</span>
            <span className="skeleton invite-skeleton" />
            <span className="skeleton invite-skeleton" />
            <span className="skeleton invite-skeleton" />
          </div>
        </>
      );
    case 'failed':
      return (
        <StatusCard title={t('failed.title')}>
          <p className="lead">{textOf(failure) ?? t('failed.text')}</p>
          <div className="cluster">
            <Button look="signal" onClick={again} label={t('failed.retry')} />
          </div>
        </StatusCard>
      );
    default:
      return (
        <InvitationStatus {...state} {...{ screen, paths }} onAgain={again}>
          {(title, body) => (
            // The key makes each screen take the focus when it appears.
            <StatusCard title={title} key={screen}>
              {body}
            </StatusCard>
          )}
        </InvitationStatus>
      );
  }
}

/** The page's heading names the state, and nothing comes before it. */
function StatusCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <FocusedHeading as="h1">{title}</FocusedHeading>
      <div className="card stack" role="status">
        {children}
      </div>
    </>
  );
}

interface JoinFormProps {
  invite: InviteStore;
  paths: InvitePaths;
  /** It replaces the element that the visitor pressed. */
  takesFocus: boolean;
}

const nothing = () => ({});

/** The inviter's name, and the form. It is visible but unusable until the invitation is known to be valid. */
function JoinForm({ invite, paths, takesFocus }: JoinFormProps) {
  const { t } = useTranslation('invite');
  const { form } = invite;
  const { screen, invitation, account } = useStore(invite.$invite);
  const isKnown = screen === 'form';
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus && isKnown) heading.current?.focus();
  }, [takesFocus, isKnown]);
  const restore = useMemo(() => {
    if (!isKnown) return nothing;
    const { areaCode: area_code, phone, name } = invitation;
    const filledIn = Object.entries({ area_code, phone, name }).filter(([, value]) => value);
    // The inviter's entries override those typed for an earlier invitation.
    return () => ({ ...form.draft(), ...Object.fromEntries(filledIn) });
  }, [isKnown, invitation, form]);

  return (
    <div className="stack stack--l invite-form">
      <div className="stack stack--s" role="status">
        <h2 className="text-20" tabIndex={-1} ref={heading}>
          {isKnown ? t('form.title', { team: invitation.company }) : t('loading')}
        </h2>
        <p className="soft">
          {isKnown ? t('form.invitedBy', { inviter: invitation.inviter }) : t('loadingText')}
        </p>
        <p className="invite-form__account">{isKnown && t(`form.account.${account}`)}</p>
      </div>
      <fieldset className="stack stack--l" disabled={!isKnown}>
        <StoredForm
          form={form}
          label={t('form.label')}
          submitLabel={t('form.submit')}
          loadingLabel={t('form.submitting')}
          restore={restore}
        >
          <PhoneField label={t('form.phone')} />
          <CodeField label={t('form.code')} form={form} />
          <TextField
            name="name"
            label={t('form.name')}
            hint={invitation.isNameFixed ? t('form.nameFixed') : t('form.nameHint')}
            readOnly={invitation.isNameFixed}
            autoComplete="name"
          />
          {/* An existing account already has a way to sign in. */}
          {account !== 'has' && (
            <PasswordField
              name="password"
              label={t('form.password')}
              hint={t('form.passwordHint')}
              isOptional
            />
          )}
          <CheckboxField name="agreement" defaultChecked>
            {t('form.agree')} <NewTabLink href={paths.service}>{t('form.service')}</NewTabLink>{' '}
            {t('form.and')} <NewTabLink href={paths.privacy}>{t('form.privacy')}</NewTabLink>
          </CheckboxField>
        </StoredForm>
        <CopyLink copy={invite.copyLink} />
      </fieldset>
    </div>
  );
}

/** The address no longer contains the token, so another browser (in-app browsers offer it) needs the link. */
function CopyLink({ copy }: { copy: () => Promise<boolean> }) {
  const { t } = useTranslation('invite');
  const [state, press] = useCopy(copy);
  return (
    <div className="small soft">
      <p>
        {t('form.elsewhere')}{' '}
        <button className="text-button" type="button" onClick={() => void press()}>
          {t('form.copy')}
        </button>
      </p>
      <p role="status">
        {state === 'copied' && t('form.copied')}
        {state === 'failed' && t('form.copyFailed')}
      </p>
    </div>
  );
}
