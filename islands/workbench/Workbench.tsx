/**
 * The workbench: the connection first, then seven panels over it. With the demo the same panels run over a client that
 * lives in the page. Panels are made when the connection is there and taken down with it.
 */
import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '#i18n/locales.ts';
import { pageHost } from '#src/browser/page-host.ts';
import { Texts, type IslandTexts } from '#islands/ui/texts.tsx';
import { AccountPanel } from './Account.tsx';
import { createParts, createWorkbenchSession, type Parts } from './create-workbench.ts';
import { Doctor, type DoctorPaths } from './Doctor.tsx';
import { FavouritesPanel } from './Favourites.tsx';
import { GatewayPanel } from './Gateway.tsx';
import { PaymentPanel } from './Payment.tsx';
import { PluginsPanel } from './Plugins.tsx';
import { Reloading } from './Reloading.tsx';
import { ShopsPanel } from './Shops.tsx';
import { SystemPanel } from './System.tsx';
import { type Tab, TABS } from './tabs.ts';

export interface WorkbenchPaths extends DoctorPaths {
  market: string;
}

interface Props {
  locale: Locale;
  texts: IslandTexts<'workbench'>;
  paths: WorkbenchPaths;
}

export function Workbench({ locale, texts, paths }: Props) {
  return (
    <Texts {...{ locale, texts }}>
      <Connected paths={paths} demoTexts={texts.workbench.demo} />
    </Texts>
  );
}

type DemoTexts = Parameters<typeof createParts>[0]['demoTexts'];

function Connected({ paths, demoTexts }: { paths: WorkbenchPaths; demoTexts: DemoTexts }) {
  const { t } = useTranslation('workbench');
  const [isDemo, setDemo] = useState(false);
  const fallback = t('state.fallback');
  const [session] = useState(() => createWorkbenchSession(fallback));
  const diagnosis = useStore(session.$diagnosis);
  // A client that is too old is let in, with a warning: what it does not know fails by itself.
  const isConnected = diagnosis.code === 'connected' || diagnosis.code === 'too-old';
  const hasPanels = useStore(session.$wasConnected) || isDemo;
  // Panels outlive a lost connection: what a visitor has half typed there must not go with it.
  const parts = useMemo(
    () => (hasPanels ? createParts({ session, isDemo, demoTexts, fallback }) : undefined),
    [session, isDemo, hasPanels, demoTexts, fallback],
  );
  useEffect(() => parts?.dispose, [parts]);
  const shown = useRef<Parts>(undefined);
  useEffect(() => {
    if (!isConnected || !parts) return;
    // Panels read by themselves when they first appear.
    if (shown.current === parts) void parts.refresh();
    shown.current = parts;
  }, [isConnected, parts]);
  useEffect(() => {
    session.start();
    return session.dispose;
  }, [session]);

  return (
    <>
      <Reloading session={session} />
      {isDemo ? (
        <div className="notice wb-demo" role="status">
          <span>{t('demo.notice')}</span>
          <button className="button button--small" type="button" onClick={() => setDemo(false)}>
            {t('demo.leave')}
          </button>
        </div>
      ) : (
        <>
          <p className="wb-live small" role="status">
            {diagnosis.code === 'connected' && t('doctor.connected.title')}
          </p>
          {diagnosis.code !== 'connected' && (
            <Doctor session={session} paths={paths} onDemo={() => setDemo(true)} />
          )}
        </>
      )}
      {parts && <Panels key={isDemo ? 'demo' : 'client'} {...{ parts, paths, isDemo }} />}
    </>
  );
}

interface PanelsProps {
  parts: Parts;
  paths: WorkbenchPaths;
  isDemo: boolean;
}

function Panels({ parts, paths, isDemo }: PanelsProps) {
  const { t } = useTranslation('workbench');
  const [tab, setTab] = useState<Tab>(() => {
    const named = TABS.find((id) => id === pageHost.fragment());
    // A payment that a reload broke off is what its visitor is waiting for.
    return named ?? (parts.payment.$order.get() ? 'payment' : 'shops');
  });
  const list = useRef<HTMLDivElement>(null);
  const { isGuest, signedIn } = useStore(parts.account.$login);
  useEffect(() => void parts.account.load(), [parts]);

  const onKeyDown = useCallback((event: KeyboardEvent) => {
    const { key, target } = event;
    const buttons = [...(list.current?.querySelectorAll<HTMLButtonElement>('[role=tab]') ?? [])];
    const current = buttons.findIndex((button) => button === target);
    const next = {
      ArrowRight: current + 1,
      ArrowDown: current + 1,
      ArrowLeft: current - 1,
      ArrowUp: current - 1,
      Home: 0,
      End: -1,
    }[key];
    if (next === undefined) return;
    // The same keys would scroll the page.
    event.preventDefault();
    const button = buttons.at(next % buttons.length);
    button?.focus();
    button?.click();
  }, []);

  return (
    <div className="wb-frame">
      <div className="wb-tabs" role="tablist" aria-label={t('tabs.label')} ref={list} onKeyDown={onKeyDown}>
        {TABS.map((id) => (
          <button
            key={id}
            id={`wb-tab-${id}`}
            className="wb-tab"
            type="button"
            role="tab"
            aria-selected={tab === id}
            aria-controls="wb-panel"
            tabIndex={tab === id ? 0 : -1}
            onClick={() => setTab(id)}
          >
            {t(`tabs.${id}`)}
          </button>
        ))}
      </div>
      <div className="wb-panel" id="wb-panel" role="tabpanel" aria-labelledby={`wb-tab-${tab}`} tabIndex={-1}>
        {tab === 'shops' && <ShopsPanel shops={parts.shops} mayClearData={signedIn || isDemo} />}
        {tab === 'favourites' && <FavouritesPanel favourites={parts.favourites} />}
        {tab === 'plugins' && (
          <PluginsPanel plugins={parts.plugins} isGuest={isGuest} marketPath={paths.market} />
        )}
        {tab === 'gateway' && <GatewayPanel gateway={parts.gateway} />}
        {tab === 'account' && <AccountPanel account={parts.account} />}
        {tab === 'system' && <SystemPanel system={parts.system} downloadPath={paths.download} />}
        {tab === 'payment' && (
          <PaymentPanel
            payment={parts.payment}
            isGuest={isGuest && !isDemo}
            onSignIn={() => {
              setTab('account');
              list.current?.querySelector<HTMLElement>('#wb-tab-account')?.focus();
            }}
          />
        )}
      </div>
    </div>
  );
}
