/** What a visitor sees who comes back from a provider: one heading, and beneath it how the sign-in ended and what to do next. */
import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '#i18n/locales.ts';
import { Texts, type SomeIslandTexts } from '#islands/ui/texts.tsx';
import type { OauthView } from '#src/stores/oauth-return.ts';
import { createBrowserOauthReturn } from './create-oauth-return.ts';

interface OauthPaths {
  home: string;
  login: string;
  workbench: string;
}

interface Props {
  locale: Locale;
  texts: SomeIslandTexts<'passage' | 'workbench'>;
  paths: OauthPaths;
  apiLanguage: 'zh' | 'en';
}

export function OauthReturn({ locale, texts, ...page }: Props) {
  return (
    <Texts {...{ locale, texts }}>
      <Ending {...page} />
    </Texts>
  );
}

function Ending({ paths, apiLanguage }: Pick<Props, 'paths' | 'apiLanguage'>) {
  const { t: client } = useTranslation('workbench');
  const networkMessage = client('state.fallback');
  const [store] = useState(() => createBrowserOauthReturn(apiLanguage, networkMessage));
  const view = useStore(store.$view);
  const next = useStore(store.$next) ?? paths.home;
  const hasStarted = useRef(false);
  useEffect(() => {
    // The answer in the address counts once.
    if (!hasStarted.current) void store.start();
    hasStarted.current = true;
    return store.dispose;
  }, [store]);

  switch (view.kind) {
    case 'wait':
      return <Waiting />;
    case 'done':
      return <Done {...view} next={next} />;
    case 'asks':
    case 'forbidden':
    case 'unreached':
      return <Unsent kind={view.kind} workbench={paths.workbench} onConnect={() => void store.connect()} />;
    case 'denied':
    case 'state':
    case 'failed':
    case 'network':
      return <Over kind={view.kind} paths={paths} />;
  }
}

function Waiting() {
  const { t } = useTranslation('passage');
  return (
    <>
      <h1>{t('oauth.title')}</h1>
      <p className="lead">{t('oauth.wait')}</p>
    </>
  );
}

function Done({ name, isClient, next }: { name: string; isClient: boolean; next: string }) {
  const { t } = useTranslation('passage');
  return (
    <>
      <h1>{t('oauth.done.title')}</h1>
      <p className="lead">{t('oauth.done.text', { name })}</p>
      {isClient && <p>{t('oauth.done.client')}</p>}
      <a className="button button--signal" href={next}>
        {t('oauth.next')}
      </a>
    </>
  );
}

interface UnsentProps {
  kind: Extract<OauthView['kind'], 'asks' | 'forbidden' | 'unreached'>;
  workbench: string;
  onConnect: () => void;
}

/** The client could not be asked; the code is kept for another try. */
function Unsent({ kind, workbench, onConnect }: UnsentProps) {
  const { t } = useTranslation('passage');
  const { t: client } = useTranslation('workbench');
  const diagnosis = kind === 'asks' ? 'browser-asks' : 'browser-denied';
  const isUnreached = kind === 'unreached';
  return (
    <>
      <h1>{isUnreached ? t('oauth.unreached.title') : client(`doctor.${diagnosis}.title`)}</h1>
      <p className="lead">{isUnreached ? t('oauth.unreached.text') : client(`doctor.${diagnosis}.text`)}</p>
      <div className="cluster">
        <button className="button button--signal" type="button" onClick={onConnect}>
          {client(kind === 'asks' ? 'remedies.connect' : 'remedies.try-again')}
        </button>
        <a className="button button--quiet" href={workbench}>
          {t('oauth.workbench')}
        </a>
      </div>
    </>
  );
}

interface OverProps {
  kind: Extract<OauthView['kind'], 'denied' | 'state' | 'failed' | 'network'>;
  paths: OauthPaths;
}

function Over({ kind, paths }: OverProps) {
  const { t } = useTranslation('passage');
  return (
    <>
      <h1>{t(`oauth.${kind}.title`)}</h1>
      <p className="lead">{t(`oauth.${kind}.text`)}</p>
      <div className="cluster">
        <a className="button button--signal" href={paths.login} rel="noopener">
          {t('oauth.again')}
        </a>
        <a className="button button--quiet" href={paths.home}>
          {t('oauth.home')}
        </a>
      </div>
    </>
  );
}
