/**
 * The panels and their tabs, over a client or the demo. The shops are loaded with them, each other panel when it is
 * first shown.
 */
import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { keepFocusIn } from '#src/browser/focus.ts';
import { onShortcut, isMac } from './browser.ts';
import style from './panels.css?url';
import type { Parts } from './create-workbench.ts';
import { onDemand } from './on-demand.tsx';
import { type WorkbenchValue, WorkbenchContext, QuestionDialog, useWorkbench } from './panel.tsx';
import { ShopSetShortcut } from './shops/shop-actions.tsx';
import { OnDemandShopPanel, ShopsPanel } from './shops/Shops.tsx';
import { TABS, useTabs, type Tab } from './tabs.ts';
import { Button } from '#islands/ui/Button.tsx';
import { HeaderPortal } from './HeaderPortal.tsx';

interface Props extends Pick<WorkbenchValue, 'parts' | 'paths' | 'isDemo'> {
  isConnected: boolean;
  isAway: boolean;
}

const ON_DEMAND = {
  favourites: onDemand(async () => (await import('./favourites/Favourites.tsx')).FavouritesPanel),
  plugins: onDemand(async () => (await import('./plugins/Plugins.tsx')).PluginsPanel),
  gateway: onDemand(async () => (await import('./network/Network.tsx')).NetworkPanel),
  account: onDemand(async () => (await import('./Account.tsx')).AccountPanel),
  system: onDemand(async () => (await import('./system/System.tsx')).SystemPanel),
  logs: onDemand(async () => (await import('./logs/Logs.tsx')).LogsPanel),
  payment: onDemand(async () => (await import('./Payment.tsx')).PaymentPanel),
};
const PANELS = { shops: ShopsPanel, ...ON_DEMAND };
const Commands = onDemand(() => import('./commands/CommandBar.tsx').then(({ CommandBar }) => CommandBar));

export function Panels({ parts, isDemo, isConnected, isAway, paths }: Props) {
  const { t } = useTranslation('workbench');
  const isFirst = useRef(true);
  useEffect(() => {
    // At first each panel reads its own data.
    if (isConnected && !isFirst.current) void parts.refresh();
    isFirst.current = false;
  }, [isConnected, parts]);

  const { tab, list, go, goTo, onKeyDown } = useTabs(parts, isDemo);
  const Shown = PANELS[tab];
  const [isSearching, setSearching] = useState(false);
  const bench = useMemo(() => ({ parts, paths, isDemo, goTo }), [parts, paths, isDemo, goTo]);
  useEffect(() => void parts.account.load(), [parts]);
  useEffect(
    () =>
      onShortcut((shortcut) => {
        // Another tab is connected.
        if (list.current?.closest('.wb-stage--away')) return false;
        if (shortcut.kind === 'search') {
          setSearching((isOn) => !isOn);
          return true;
        }
        const next = TABS[shortcut.index];
        if (!next) return false;
        // An open dialog would prevent the tab from taking the focus.
        flushSync(() => {
          setSearching(false);
          parts.ask(undefined);
        });
        goTo(next);
        return true;
      }),
    [goTo, parts, list],
  );

  /** A pointer near the tabs is likely to open another panel. */
  const preload = () => {
    for (const part of [...Object.values(ON_DEMAND), Commands, OnDemandShopPanel]) part.preload();
  };

  return (
    <WorkbenchContext value={bench}>
      {/* React loads the sheet once and shows the panels when it is there. */}
      <link rel="stylesheet" href={style} precedence="late" />
      {!isAway && <HeaderTools {...{ tab, go }} onSearch={() => setSearching(true)} />}
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
          <Shown />
        </div>
      </div>
      {isSearching && <Commands onClose={() => setSearching(false)} />}
      {!isAway && <ShopSetShortcut />}
      <QuestionDialog />
    </WorkbenchContext>
  );
}

/** A component of its own, so that a message renders no panel again. */
function UnreadMark({ messages }: Pick<Parts, 'messages'>) {
  return useStore(messages.$unread) > 0 && <i className="wb-unread" aria-hidden="true" />;
}

/** In the header: the last action, the client's messages, and the button of the command bar. */
function HeaderTools({ tab, go, onSearch }: { tab: Tab; go: (tab: Tab) => void; onSearch: () => void }) {
  const { t } = useTranslation('workbenchTools');
  const { t: workbench } = useTranslation('workbench');
  const { $status, showStatus, messages } = useWorkbench().parts;
  const status = useStore($status);
  const unread = useStore(messages.$unread);
  const newest = useStore(messages.$newest);

  return (
    <HeaderPortal>
      <div className="wb-said" role="status">
        {status && <span>{status}</span>}
        {!status && newest && (
          <span className="wb-newest">{t('messages.came', { title: newest.title })}</span>
        )}
      </div>
      {status && (
        <Button look="small quiet" onClick={() => showStatus('')} label={workbench('state.dismiss')} />
      )}
      {!status && unread > 0 && tab !== 'system' && (
        <Button look="small" onClick={() => go('system')} label={t('messages.show', { number: unread })} />
      )}
      <Button
        look="small quiet"
        className="wb-search"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={onSearch}
      >
        {t('commands.open')} <kbd aria-hidden="true">{isMac() ? '⌘ K' : 'Ctrl K'}</kbd>
      </Button>
    </HeaderPortal>
  );
}
