/**
 * The panels behind their tabs, over a client or over the demo. Fetched when there is something to show in them; all but the
 * shops come when they are first looked at.
 */
import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { keepFocusIn } from '#src/browser/kept-focus.ts';
import { onAnchor, replaceAddress } from '#src/browser/location.ts';
import { pageHost } from '#src/browser/page-host.ts';
import { onShortcut } from '#src/browser/shortcuts.ts';
import { isOpen } from '#src/domain/order.ts';
import type { Parts } from './create-workbench.ts';
import { onDemand } from './on-demand.tsx';
import { OnDemandStyle } from './OnDemandStyle.tsx';
import { useQuestion } from './panel.tsx';
import { News } from './News.tsx';
import { UserContext } from './rights.tsx';
import { OnDemandShopPanel, ShopsPanel } from './shops/Shops.tsx';
import { type Tab, TABS } from './tabs.ts';

export interface PanelPaths {
  download: string;
  market: string;
  /** Begins a sign-in through the account service; empty where there is none. */
  signIn: string;
  /** Where the notes of a version stand, by version. */
  notes: Readonly<Record<string, string>>;
}

interface Props {
  parts: Parts;
  isDemo: boolean;
  isConnected: boolean;
  paths: PanelPaths;
}

const Favourites = onDemand(() =>
  import('./favourites/Favourites.tsx').then(({ FavouritesPanel }) => FavouritesPanel),
);
const Plugins = onDemand(() => import('./plugins/Plugins.tsx').then(({ PluginsPanel }) => PluginsPanel));
const Network = onDemand(() => import('./network/Network.tsx').then(({ NetworkPanel }) => NetworkPanel));
const Account = onDemand(() => import('./Account.tsx').then(({ AccountPanel }) => AccountPanel));
const System = onDemand(() => import('./system/System.tsx').then(({ SystemPanel }) => SystemPanel));
const Logs = onDemand(() => import('./logs/Logs.tsx').then(({ LogsPanel }) => LogsPanel));
const Payment = onDemand(() => import('./Payment.tsx').then(({ PaymentPanel }) => PaymentPanel));
const Commands = onDemand(() => import('./commands/CommandBar.tsx').then(({ CommandBar }) => CommandBar));
const ON_DEMAND = [Favourites, Plugins, Network, Account, System, Logs, Payment, Commands, OnDemandShopPanel];

/** Under this key the client remembers which part was looked at, until it ends. */
const PLACE_KEY = 'workbench-part';

export function Panels({ parts, isDemo, isConnected, paths }: Props) {
  const { t } = useTranslation('workbench');
  const isFirst = useRef(true);
  useEffect(() => {
    // Panels read by themselves when they first appear.
    if (isConnected && !isFirst.current) void parts.refresh();
    isFirst.current = false;
  }, [isConnected, parts]);

  const [wanted] = useState<Tab | undefined>(() => {
    const named = namedTab();
    // A payment that a reload broke off is what its visitor is waiting for.
    const order = parts.payment.$order.get();
    return named ?? (order && isOpen(order) ? 'payment' : undefined);
  });
  const [tab, setTab] = useState<Tab>(wanted ?? 'shops');
  const hasChosen = useRef(wanted !== undefined);
  const [isSearching, setSearching] = useState(false);
  const [ask, question] = useQuestion();
  const list = useRef<HTMLDivElement>(null);
  const user = useStore(parts.account.$user);
  const { isGuest } = useStore(parts.account.$login);
  useEffect(() => void parts.account.load(), [parts]);
  useEffect(() => {
    const row = list.current?.getBoundingClientRect();
    const chosen = list.current?.querySelector(`#wb-tab-${tab}`)?.getBoundingClientRect();
    // The row alone: the page stays where it is.
    if (row && chosen) {
      list.current?.scrollBy({ left: chosen.left + chosen.width / 2 - row.left - row.width / 2 });
    }
  }, [tab]);
  useEffect(() => parts.usage.enter(tab), [parts, tab]);
  useEffect(() => () => parts.usage.exit(), [parts]);
  useEffect(() => {
    // Like a link of its own, to be kept or sent. The demo has one address for all of its parts.
    if (!isDemo && (tab !== 'shops' || namedTab())) replaceAddress(`#${tab}`);
  }, [tab, isDemo]);

  const go = useCallback(
    (next: Tab) => {
      hasChosen.current = true;
      setTab(next);
      // An order finds its way back by itself, for as long as there is one.
      parts.memory.write(PLACE_KEY, next === 'payment' ? 'shops' : next);
    },
    [parts],
  );
  useEffect(
    () =>
      onAnchor(() => {
        const named = namedTab();
        if (named) go(named);
      }),
    [go],
  );
  const goTo = useCallback(
    (next: Tab) => {
      go(next);
      list.current?.querySelector<HTMLElement>(`#wb-tab-${next}`)?.focus();
    },
    [go],
  );
  useEffect(() => {
    void parts.memory.read(PLACE_KEY).then((place) => {
      const kept = TABS.find((id) => id === place);
      if (kept && !hasChosen.current) setTab(kept);
    });
  }, [parts]);
  useEffect(
    () =>
      onShortcut((shortcut) => {
        // Another tab has the client.
        if (list.current?.closest('.wb-stage--away')) return false;
        if (shortcut.kind === 'search') {
          setSearching((isOn) => !isOn);
          return true;
        }
        const next = TABS[shortcut.index];
        if (!next) return false;
        setSearching(false);
        goTo(next);
        return true;
      }),
    [goTo],
  );

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
    if (next === undefined || event.altKey) return;
    // The same keys would scroll the page.
    event.preventDefault();
    const button = buttons.at(next % buttons.length);
    button?.focus();
    button?.click();
  }, []);
  /** Whoever comes near the tabs is about to look at another panel. */
  const preload = () => {
    for (const part of ON_DEMAND) part.preload();
  };

  return (
    <UserContext value={user}>
      <OnDemandStyle />
      <News {...{ parts, tab, go }} onSearch={() => setSearching(true)} />
      <div className="wb-frame">
        <div
          className="wb-tabs"
          role="tablist"
          aria-label={t('tabs.label')}
          ref={list}
          onKeyDown={onKeyDown}
          onPointerEnter={preload}
          onFocus={preload}
        >
          {TABS.map((id, index) => (
            <button
              key={id}
              id={`wb-tab-${id}`}
              className="wb-tab"
              type="button"
              role="tab"
              aria-selected={tab === id}
              aria-controls="wb-panel"
              aria-keyshortcuts={`Alt+${String(index + 1)}`}
              tabIndex={tab === id ? 0 : -1}
              onClick={() => go(id)}
            >
              {t(`tabs.${id}`)}
              {id === 'system' && <UnreadMark messages={parts.messages} />}
            </button>
          ))}
        </div>
        <div
          className="wb-panel"
          id="wb-panel"
          role="tabpanel"
          aria-labelledby={`wb-tab-${tab}`}
          tabIndex={-1}
          ref={keepFocusIn}
        >
          {tab === 'shops' && <ShopsPanel {...{ parts }} />}
          {tab === 'favourites' && <Favourites {...{ parts }} />}
          {tab === 'plugins' && <Plugins {...{ parts, isGuest }} marketPath={paths.market} />}
          {tab === 'gateway' && <Network {...{ parts }} />}
          {tab === 'account' && (
            // A sign-in to the demo is no real account.
            <Account account={parts.account} signInHref={isDemo ? '' : paths.signIn} />
          )}
          {tab === 'system' && <System {...{ parts, paths }} />}
          {tab === 'logs' && <Logs {...{ parts }} />}
          {tab === 'payment' && (
            <Payment payment={parts.payment} isGuest={isGuest} onSignIn={() => goTo('account')} />
          )}
        </div>
      </div>
      {isSearching && <Commands {...{ parts, ask }} go={goTo} onClose={() => setSearching(false)} />}
      {question}
    </UserContext>
  );
}

/** The part that the address names. */
const namedTab = (): Tab | undefined => TABS.find((id) => id === pageHost.fragment());

/** Apart, so that a message renders no panel anew. */
function UnreadMark({ messages }: Pick<Parts, 'messages'>) {
  return useStore(messages.$unread) > 0 && <i className="wb-unread" aria-hidden="true" />;
}
