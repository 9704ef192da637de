/** The client's signed-in user, and what a guest may do. */
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#islands/ui/Button.tsx';
import { Complaint } from '#islands/ui/Field.tsx';
import { OwnReferral } from '#islands/ui/referral/OwnReferral.tsx';
import { Panel, useWorkbench, signOutQuestion } from './panel.tsx';
import { SmallForm } from './SmallForm.tsx';

export function AccountPanel() {
  const { t } = useTranslation('workbench');
  const { t: inviting } = useTranslation('referral');
  const { parts, paths, isDemo } = useWorkbench();
  const { account } = parts;
  const login = useStore(account.$login);
  const busy = useStore(account.tasks.$busy);
  const [error, setError] = useState('');

  const signIn = async (userName: string, password: string, form: HTMLFormElement) => {
    const isComplete = userName.trim() !== '' && password !== '';
    setError(isComplete ? '' : t('account.required'));
    // Only a wrong password is typed again; the name stays.
    if (isComplete && !(await account.signIn(userName.trim(), password))) {
      const field = form.elements.namedItem('password');
      if (field instanceof HTMLInputElement) {
        field.value = '';
        field.focus();
      }
    }
  };

  return (
    <Panel of={account}>
      {login.signedIn ? (
        <div className="stack stack--s">
          <h2>{t('account.signedIn', { name: login.userName ?? '' })}</h2>
          {login.role && <span className="badge badge--sea">{t(`account.roles.${login.role}`)}</span>}
          <Button
            isOff={busy.has('sign-out')}
            onClick={() => parts.ask(signOutQuestion(account, t))}
            label={t('account.signOut')}
          />
          {login.referralCode && (
            <div className="referral-part stack stack--s">
              <h3>{inviting('title')}</h3>
              <p>{inviting('text')}</p>
              <OwnReferral code={login.referralCode} paths={paths.referral} />
            </div>
          )}
        </div>
      ) : (
        <div className="wb-columns">
          <div className="stack stack--s">
            <h2>{t('account.guest')}</h2>
            <p className="soft">{t('account.guestText')}</p>
          </div>
          <SmallForm
            className="form card"
            fields={['userName', 'password']}
            onSend={({ userName, password }, form) => signIn(userName, password, form)}
          >
            <label className="field">
              <span className="field__label">{t('account.userName')}</span>
              <input className="input" name="userName" autoComplete="username" />
            </label>
            <label className="field">
              <span className="field__label">{t('account.password')}</span>
              <input className="input" name="password" type="password" autoComplete="current-password" />
              <span className="field__hint">{t('account.passwordHint')}</span>
            </label>
            <Complaint>{error}</Complaint>
            <Button look="signal" type="submit" isOff={busy.has('sign-in')} label={t('account.signIn')} />
            {/* The demo's sign-in is no real account. */}
            {!isDemo && paths.signIn && (
              <p className="stack stack--s">
                <a href={paths.signIn} rel="nofollow">
                  {t('account.cloud')}
                </a>
                <span className="field__hint">{t('account.cloudHint')}</span>
              </p>
            )}
          </SmallForm>
        </div>
      )}
    </Panel>
  );
}
