/**
 * The seven panels behind their tabs, over a client or over the demo. Fetched when there is something to show in them.
 */
import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { pageHost } from '#src/browser/page-host.ts';
import { AccountPanel } from './Account.tsx';
import type { Parts } from './create-workbench.ts';
import { FavouritesPanel } from './Favourites.tsx';
import { GatewayPanel } from './Gateway.tsx';
import { PaymentPanel } from './Payment.tsx';
import { PluginsPanel } from './Plugins.tsx';
import { ShopsPanel } from './Shops.tsx';
import { SystemPanel } from './System.tsx';
import { type Tab, TABS } from './tabs.ts';

export interface PanelPaths {
  download: string;
  market: string;
  /** Begins a sign-in through the account service; empty where there is none. */
  signIn: string;
}

interface Props {
  parts: Parts;
  isDemo: boolean;
  isConnected: boolean;
  paths: PanelPaths;
}

export function Panels({ parts, isDemo, isConnected, paths }: Props) {
  const { t } = useTranslation('workbench');
  const isFirst = useRef(true);
  useEffect(() => {
    // Panels read by themselves when they first appear.
    if (isConnected && !isFirst.current) void parts.refresh();
    isFirst.current = false;
  }, [isConnected, parts]);

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
        {tab === 'account' && (
          // Who signs in to the demo is nobody.
          <AccountPanel account={parts.account} signInHref={isDemo ? '' : paths.signIn} />
        )}
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
