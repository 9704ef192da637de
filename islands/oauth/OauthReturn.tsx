/** `/oauth`: one heading, the state of the sign-in, and the next step. */
import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '#islands/ui/Button.tsx';
import { withTexts, type IslandProps } from '#islands/ui/texts.tsx';
import { OwnReferral } from '#islands/ui/referral/OwnReferral.tsx';
import { useOwnAccount } from '#islands/ui/referral/ReferralCount.tsx';
import { useWhenOnline } from '#islands/ui/use-when-online.ts';
import { onOtherTab } from '#src/browser/storage.ts';
import { SIGNED_IN_KEY } from '#src/config/flow-keys.ts';
import type { ReferralPaths } from '#src/config/path-to.ts';
import type { SignInProvider } from '#src/config/sign-in.ts';
import { createOauthReturn, pageOf, type FailedSignIn, type OauthView } from './store.ts';

interface OauthPaths {
  home: string;
  /** Where `Log in` leads if no sign-in was begun in this tab. */
  login: string;
  /** Begins a sign-in on this page; the return path can be appended. Empty where the site has no sign-in. */
  start: string;
  workbench: string;
  download: string;
  support: string;
  referral: ReferralPaths;
}

interface Props extends IslandProps<'redirectAndAccount' | 'workbench' | 'referral'> {
  paths: OauthPaths;
  provider: SignInProvider;
}

export const OauthReturn = withTexts(SignIn);

function SignIn({ paths, provider }: Props) {
  const { t: client } = useTranslation('workbench');
  const networkMessage = client('state.fallback');
  const [store] = useState(() => createOauthReturn({ ...pageOf(provider), networkMessage }));
  const view = useStore(store.$view);
  const callback = useStore(store.$callback);
  const [hasSignedOut, setSignedOut] = useState(false);
  const signOut = () => {
    store.signOut();
    setSignedOut(true);
  };
  useEffect(() => {
    void store.start();
    return store.dispose;
  }, [store]);
  useEffect(() => onOtherTab(SIGNED_IN_KEY, store.refresh), [store]);
  const again = paths.start ? paths.start + (callback && `=${encodeURIComponent(callback)}`) : paths.login;

  switch (view.kind) {
    case 'wait':
    case 'leaving':
      return <Waiting kind={view.kind} />;
    case 'done':
      return view.isClient ? (
        <DoneInClient name={view.name} next={callback || paths.home} />
      ) : (
        <DoneOutside name={view.name} {...{ callback, paths }} onSignOut={signOut} />
      );
    case 'out':
      return <SignedOut login={callback ? again : paths.login} home={paths.home} takesFocus={hasSignedOut} />;
    case 'asks':
    case 'forbidden':
    case 'elsewhere':
    case 'unreached':
    case 'unsent':
      return <NotSent kind={view.kind} workbench={paths.workbench} onConnect={() => void store.connect()} />;
    default:
      return <Failed {...{ view, again, paths }} />;
  }
}

function Waiting({ kind }: { kind: 'wait' | 'leaving' }) {
  const { t } = useTranslation('redirectAndAccount');
  const isLeaving = kind === 'leaving';
  return (
    <>
      <h1>{isLeaving ? t('oauth.leaving.title') : t('oauth.title')}</h1>
      <p className="lead">{isLeaving ? t('oauth.leaving.text') : t('oauth.wait')}</p>
    </>
  );
}

function DoneInClient({ name, next }: { name: string; next: string }) {
  const { t } = useTranslation('redirectAndAccount');
  return (
    <>
      <h1>{t('oauth.done.title')}</h1>
      <p className="lead">{t('oauth.done.text', { name })}</p>
      <p>{t('oauth.done.client')}</p>
      <ButtonLink look="signal" href={next} label={t('oauth.next')} />
    </>
  );
}

interface DoneOutsideProps {
  name: string;
  callback: string;
  paths: OauthPaths;
  onSignOut: () => void;
}

function DoneOutside({ name, callback, paths, onSignOut }: DoneOutsideProps) {
  const { t } = useTranslation('redirectAndAccount');
  const { t: referral } = useTranslation('referral');
  const own = useOwnAccount();
  return (
    <>
      <h1>{t('oauth.done.title')}</h1>
      <p className="lead">{t('oauth.done.text', { name })}</p>
      <p>{t('oauth.done.outside')}</p>
      <div className="cluster">
        <ButtonLink look="signal" href={paths.workbench} label={t('oauth.client')} />
        <ButtonLink href={paths.download} label={t('oauth.download')} />
        {callback && <ButtonLink look="quiet" href={callback} label={t('oauth.back')} />}
        <Button look="quiet" onClick={onSignOut} label={t('oauth.signOut')} />
      </div>
      <p className="small soft">{t('oauth.done.kept')}</p>
      {own && (
        <section className="referral-part stack">
          <h2>{referral('title')}</h2>
          <p>{referral('text')}</p>
          <OwnReferral code={own.referral} paths={paths.referral} />
        </section>
      )}
    </>
  );
}

interface SignedOutProps {
  login: string;
  home: string;
  /** The visitor has just signed out with a button that is now removed. */
  takesFocus: boolean;
}

function SignedOut({ login, home, takesFocus }: SignedOutProps) {
  const { t } = useTranslation('redirectAndAccount');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {t('oauth.out.title')}
      </h1>
      <p className="lead">{t('oauth.out.text')}</p>
      <div className="cluster">
        <ButtonLink look="signal" href={login} rel="noopener nofollow" label={t('oauth.login')} />
        <ButtonLink look="quiet" href={home} label={t('oauth.home')} />
      </div>
    </>
  );
}

interface NotSentProps {
  kind: Extract<OauthView['kind'], 'asks' | 'forbidden' | 'elsewhere' | 'unreached' | 'unsent'>;
  workbench: string;
  onConnect: () => void;
}

/** The client could not be asked, or the code for it did not arrive; the sign-in's code is kept for another try. */
function NotSent({ kind, workbench, onConnect }: NotSentProps) {
  const { t } = useTranslation('redirectAndAccount');
  const { t: client } = useTranslation('workbench');
  useWhenOnline(kind === 'unsent', onConnect);
  const textOf = (part: 'title' | 'text'): string => {
    switch (kind) {
      case 'asks':
        return client(`doctor.browser-asks.${part}`);
      case 'forbidden':
        return client(`doctor.browser-denied.${part}`);
      case 'elsewhere':
        return client(`turn.elsewhere.${part}`);
      case 'unreached':
      case 'unsent':
        return t(`oauth.${kind}.${part}`);
    }
  };
  const labels: Partial<Record<typeof kind, string>> = {
    asks: client('remedies.connect'),
    elsewhere: client('turn.here'),
  };
  return (
    <>
      <h1>{textOf('title')}</h1>
      <p className="lead">{textOf('text')}</p>
      <div className="cluster">
        <Button look="signal" onClick={onConnect} label={labels[kind] ?? client('remedies.try-again')} />
        {kind !== 'unsent' && <ButtonLink look="quiet" href={workbench} label={t('oauth.workbench')} />}
      </div>
    </>
  );
}

/** Failures that may be the other side's: support is offered after another try. */
const FAULTS: ReadonlySet<FailedSignIn['kind']> = new Set(['provider', 'failed', 'busy']);

function Failed({ view, again, paths }: { view: FailedSignIn; again: string; paths: OauthPaths }) {
  const { t } = useTranslation('redirectAndAccount');
  const { kind } = view;
  return (
    <>
      <h1>{t(`oauth.${kind}.title`)}</h1>
      <p className="lead">{t(`oauth.${kind}.text`)}</p>
      {kind === 'provider' && view.error && (
        <p className="small soft">{t('oauth.provider.code', { error: view.error })}</p>
      )}
      <div className="cluster">
        <ButtonLink look="signal" href={again} rel="noopener nofollow" label={t('oauth.again')} />
        {FAULTS.has(kind) && <ButtonLink look="quiet" href={paths.support} label={t('oauth.support')} />}
        <ButtonLink look="quiet" href={paths.home} label={t('oauth.home')} />
      </div>
    </>
  );
}
