/** Who is signed in at the client, and what a guest may do. */
import { useStore } from '@nanostores/react';
import { useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { OwnReferral } from '#islands/ui/referral/OwnReferral.tsx';
import type { ReferralPaths } from '#src/config/referral-paths.ts';
import type { Account } from '#src/stores/client/account.ts';
import { Panel, useQuestion } from './panel.tsx';
import { signOutQuestion } from './questions.ts';

interface Props {
  account: Account;
  /** Begins a sign-in through the account service, which ends here again; empty where there is none. */
  signInHref: string;
  referral: ReferralPaths;
}

export function AccountPanel({ account, signInHref, referral }: Props) {
  const { t } = useTranslation('workbench');
  const { t: inviting } = useTranslation('referral');
  const load = useStore(account.$load);
  const login = useStore(account.$login);
  const busy = useStore(account.tasks.$busy);
  const [error, setError] = useState('');
  const [ask, dialog] = useQuestion();

  const signIn = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const [userName, password] = [data.get('userName'), data.get('password')];
    if (typeof userName !== 'string' || typeof password !== 'string' || !userName.trim() || !password) {
      setError(t('account.required'));
      return;
    }
    setError('');
    // A wrong password is typed again; the name stays.
    if (!(await account.signIn(userName.trim(), password))) {
      const field = form.elements.namedItem('password');
      if (field instanceof HTMLInputElement) {
        field.value = '';
        field.focus();
      }
    }
  };

  return (
    <Panel load={load} tasks={account.tasks} onRetry={() => void account.load()}>
      {login.signedIn ? (
        <div className="stack stack--s">
          <h2>{t('account.signedIn', { name: login.userName ?? '' })}</h2>
          {login.role && <span className="badge badge--sea">{t(`account.roles.${login.role}`)}</span>}
          <button
            className="button"
            type="button"
            aria-disabled={busy.has('sign-out')}
            onClick={() => ask(signOutQuestion(account, t))}
          >
            {t('account.signOut')}
          </button>
          {login.referralCode && (
            <div className="referral-part stack stack--s">
              <h3>{inviting('title')}</h3>
              <p>{inviting('text')}</p>
              <OwnReferral code={login.referralCode} paths={referral} />
            </div>
          )}
        </div>
      ) : (
        <div className="wb-columns">
          <div className="stack stack--s">
            <h2>{t('account.guest')}</h2>
            <p className="soft">{t('account.guestText')}</p>
          </div>
          <form className="form card" onSubmit={(event) => void signIn(event)}>
            <label className="field">
              <span className="field__label">{t('account.userName')}</span>
              <input className="input" name="userName" autoComplete="username" />
            </label>
            <label className="field">
              <span className="field__label">{t('account.password')}</span>
              <input className="input" name="password" type="password" autoComplete="current-password" />
              <span className="field__hint">{t('account.passwordHint')}</span>
            </label>
            {error && (
              <p className="field__error" role="alert">
                {error}
              </p>
            )}
            <button className="button button--signal" type="submit" aria-disabled={busy.has('sign-in')}>
              {t('account.signIn')}
            </button>
            {signInHref && (
              <p className="stack stack--s">
                <a href={signInHref} rel="nofollow">
                  {t('account.cloud')}
                </a>
                <span className="field__hint">{t('account.cloudHint')}</span>
              </p>
            )}
          </form>
        </div>
      )}
      {dialog}
    </Panel>
  );
}
