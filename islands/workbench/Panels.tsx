/**
 * The panels behind their tabs, over a client or over the demo. Fetched when there is something to show in them; all but the
 * shops come when they are first looked at.
 */
import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keepFocusIn } from '#src/browser/kept-focus.ts';
import { onShortcut } from './browser.ts';
import style from './panels.css?url';
import type { Parts } from './create-workbench.ts';
import { onDemand } from './on-demand.tsx';
import { useQuestion } from './panel.tsx';
import { News } from './News.tsx';
import { UserContext } from './rights.tsx';
import { SetKey } from './shops/SetKey.tsx';
import { OnDemandShopPanel, ShopsPanel } from './shops/Shops.tsx';
import { type PanelPaths, TABS } from './tabs.ts';
import { useTabs } from './use-tabs.ts';

interface Props {
  parts: Parts;
  isDemo: boolean;
  isConnected: boolean;
  isAway: boolean;
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

export function Panels({ parts, isDemo, isConnected, isAway, paths }: Props) {
  const { t } = useTranslation('workbench');
  const isFirst = useRef(true);
  useEffect(() => {
    // Panels read by themselves when they first appear.
    if (isConnected && !isFirst.current) void parts.refresh();
    isFirst.current = false;
  }, [isConnected, parts]);

  const { tab, list, go, goTo, onKeyDown } = useTabs(parts, isDemo);
  const [isSearching, setSearching] = useState(false);
  const [ask, question] = useQuestion();
  const user = useStore(parts.account.$user);
  const { isGuest } = useStore(parts.account.$login);
  useEffect(() => void parts.account.load(), [parts]);
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
    [goTo, list],
  );

  /** A pointer near the tabs is about to look at another panel. */
  const preload = () => {
    for (const part of ON_DEMAND) part.preload();
  };

  return (
    <UserContext value={user}>
      {/* React loads it once for the page, and shows its neighbours when it is there. */}
      <link rel="stylesheet" href={style} precedence="late" />
      {!isAway && <News {...{ parts, tab, go }} onSearch={() => setSearching(true)} />}
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
            <Account
              account={parts.account}
              signInHref={isDemo ? '' : paths.signIn}
              referral={paths.referral}
            />
          )}
          {tab === 'system' && <System {...{ parts, paths }} />}
          {tab === 'logs' && <Logs {...{ parts }} />}
          {tab === 'payment' && (
            <Payment payment={parts.payment} isGuest={isGuest} onSignIn={() => goTo('account')} />
          )}
        </div>
      </div>
      {isSearching && (
        <Commands {...{ parts, ask }} mends={paths.mends} go={goTo} onClose={() => setSearching(false)} />
      )}
      {!isAway && <SetKey {...{ parts, ask }} goToShops={() => goTo('shops')} />}
      {question}
    </UserContext>
  );
}

/** Apart, so that a message renders no panel anew. */
function UnreadMark({ messages }: Pick<Parts, 'messages'>) {
  return useStore(messages.$unread) > 0 && <i className="wb-unread" aria-hidden="true" />;
}
