/**
 * The workbench: the connection, and the panels below it. The demo runs the same panels over a client in the page. The
 * static page shows the state before a client was looked for.
 */
import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#islands/ui/Button.tsx';
import type { Locale } from '#i18n/locales.ts';
import { Texts, type IslandTexts } from '#islands/ui/texts.tsx';
import { hasClientSession } from '#src/browser/client-cookies.ts';
import { currentAnchor, onAnchor } from '#src/browser/location.ts';
import { DEMO_ANCHOR } from '#src/config/page-constants.ts';
import { clientSession } from '#src/stores/page/client-session.ts';
import { isConnected } from '#src/stores/client/session.ts';
import { isLockElsewhere } from '#src/stores/client/client-lock.ts';
import type { DemoTexts } from './demo/demo-state.ts';
import { HeaderPortal } from './HeaderPortal.tsx';
import { Doctor, type DoctorPaths, Reloading } from './Doctor.tsx';
import { OnDemandPanels, preloadPanels } from './on-demand.tsx';
import type { PanelPaths } from './tabs.ts';

interface Props {
  locale: Locale;
  texts: IslandTexts<'workbench'>;
  paths: DoctorPaths & PanelPaths;
}

export function Workbench({ locale, texts, paths }: Props) {
  return (
    <Texts {...{ locale, texts }}>
      <Connection {...{ locale, paths }} demoTexts={texts.workbench.demo} />
    </Texts>
  );
}

interface ConnectionProps extends Pick<Props, 'locale' | 'paths'> {
  demoTexts: DemoTexts;
}

const isDemoLinked = () => currentAnchor() === DEMO_ANCHOR;

function Connection({ locale, paths, demoTexts }: ConnectionProps) {
  const { t } = useTranslation('workbench');
  // A link may ask for the demo; a press overrides it.
  const isLinked = useSyncExternalStore(onAnchor, isDemoLinked, () => false);
  const [pressed, setDemo] = useState<boolean>();
  const isDemo = pressed ?? isLinked;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The pressed button is removed, so the focus moves here.
    if (pressed !== undefined) place.current?.focus();
  }, [pressed]);
  const client = useStore(clientSession.$client, { ssr: 'initial' });
  const diagnosis = useStore(clientSession.$diagnosis, { ssr: 'initial' });
  // Panels stay after a lost connection, so that half-typed text is kept.
  const wasConnected = useStore(clientSession.$wasConnected, { ssr: 'initial' });
  const lock = useStore(clientSession.$lock, { ssr: 'initial' });
  const networkMessage = t('state.fallback');
  useEffect(() => {
    // If a client is likely to answer, the panels' code is loaded meanwhile.
    if (hasClientSession()) preloadPanels(locale);
    return clientSession.hold(networkMessage).release;
  }, [networkMessage, locale]);

  const ofClient = wasConnected && client && { kind: 'client' as const, client };
  const source = isDemo ? { kind: 'demo' as const, texts: demoTexts, language: locale } : ofClient;
  return (
    <>
      {isDemo ? (
        <>
          <Reloading />
          <div className="notice wb-demo" role="status" tabIndex={-1} ref={place}>
            <span>{t('demo.notice')}</span>
            <Button look="small" onClick={() => setDemo(false)} label={t('demo.leave')} />
          </div>
        </>
      ) : (
        <>
          <HeaderPortal>
            <p
              className="wb-live shop-status"
              data-status="open"
              role="status"
              tabIndex={-1}
              // Without the doctor this is the next focusable place.
              ref={diagnosis.code === 'connected' ? place : undefined}
            >
              {diagnosis.code === 'connected' && t('doctor.connected.title')}
            </p>
          </HeaderPortal>
          {diagnosis.code !== 'connected' && (
            <Doctor
              ref={place}
              {...{ paths }}
              isAlone={!wasConnected || isLockElsewhere(lock)}
              onDemo={() => setDemo(true)}
            />
          )}
        </>
      )}
      {source && (
        <OnDemandPanels
          key={source.kind}
          {...{ source, paths }}
          isConnected={!isDemo && isConnected(diagnosis)}
          isAway={!isDemo && isLockElsewhere(lock)}
        />
      )}
    </>
  );
}
