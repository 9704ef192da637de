/** The command bar: finds everything in the workbench by its name or by an action. */
import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isMac } from '#islands/workbench/browser.ts';
import { useWorkbench } from '#islands/workbench/panel.tsx';
import { NamedInput } from '#islands/workbench/SmallForm.tsx';
import { useBulkOpen, useShopActions } from '#islands/workbench/shops/shop-actions.tsx';
import { findBest } from './command-search.ts';
import { commandsOf } from './commands.ts';

const MAX_RESULTS = 12;

export function CommandBar({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('workbench');
  const { t: tools } = useTranslation('workbenchTools');
  const { parts, paths, goTo: go } = useWorkbench();
  const { errorAdvice } = paths;
  const shops = useStore(parts.shops.$shops);
  const tree = useStore(parts.favourites.$tree);
  const plugins = useStore(parts.plugins.$plugins);
  const settings = useStore(parts.system.$state);
  const login = useStore(parts.account.$login);
  const lines = useStore(parts.gateway.$state);
  const { open, clearCache } = useShopActions();
  const { openSet } = useBulkOpen();
  const sets = useStore(parts.sets.$sets);
  const dialog = useRef<HTMLDialogElement>(null);
  const [query, setQuery] = useState('');
  const [current, setCurrent] = useState(0);
  useEffect(() => dialog.current?.showModal(), []);
  // Data that no panel has loaded yet is loaded for the search.
  useEffect(() => {
    const { favourites, account, gateway, system } = parts;
    if (system.$load.get() !== 'ready') void system.load();
    if (gateway.$load.get() === 'loading') void gateway.load();
    if (favourites.$load.get() === 'loading') void favourites.load();
    if (parts.plugins.$load.get() === 'loading') void parts.plugins.load(account.$login.get().isGuest);
  }, [parts]);
  const commands = useMemo(
    () => commandsOf(parts, { go, ask: parts.ask, errorAdvice }, { open, openSet, clearCache }, { t, tools }),
    // oxlint-disable-next-line react/exhaustive-deps -- all of it is read from stores, whose values these are
    [parts, shops, sets, tree, plugins, settings, login, lines],
  );
  const found = findBest(commands, query, MAX_RESULTS);
  const at = Math.min(current, found.length - 1);

  /**
   * Returns the focus to where it was. The browser's own event comes later, and a shortcut pressed before it would close
   * the bar again.
   */
  const close = () => {
    dialog.current?.close();
    onClose();
  };

  const run = (index: number, isOpening = false) => {
    const command = found[index];
    if (!command) return;
    close();
    if (isOpening && command.open) command.open();
    else command.act();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // During composition the keys belong to the input method.
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setCurrent((at + step + found.length) % Math.max(found.length, 1));
    } else if (event.key === 'Enter') {
      event.preventDefault();
      run(at, event.ctrlKey || event.metaKey);
    }
  };
  const modifier = isMac() ? '⌘' : 'Ctrl';

  return (
    <dialog
      className="dialog wb-command"
      ref={dialog}
      aria-label={tools('commands.title')}
      onClose={onClose}
      onCancel={close}
      onClick={({ target, currentTarget }) => {
        // A click beside the box.
        if (target === currentTarget) close();
      }}
    >
      <NamedInput
        role="combobox"
        aria-expanded="true"
        aria-controls="wb-found"
        aria-activedescendant={found[at] && `wb-found-${String(at)}`}
        label={tools('commands.label')}
        autoComplete="off"
        autoFocus
        value={query}
        onChange={(event) => {
          setQuery(event.target.value);
          setCurrent(0);
        }}
        onKeyDown={onKeyDown}
      />
      <p className="visually-hidden" role="status">
        {tools('commands.count', { number: found.length })}
      </p>
      {found.length === 0 && <p className="soft">{tools('commands.none')}</p>}
      <ul id="wb-found" role="listbox" aria-label={tools('commands.title')}>
        {found.map(({ id, group, label, hint }, index) => (
          <li
            key={id}
            id={`wb-found-${String(index)}`}
            role="option"
            aria-selected={index === at}
            onClick={() => run(index)}
          >
            <strong>{label}</strong>
            {['shops', 'favourites'].includes(group) && <span className="small soft">{hint}</span>}
            <span className="badge">{tools(`commands.groups.${group}`)}</span>
          </li>
        ))}
      </ul>
      <p className="small soft cluster">
        <span>
          <kbd>{modifier}</kbd> <kbd>K</kbd> {tools('keys.search')}
        </span>
        <span>
          <kbd>Alt</kbd> <kbd>1</kbd>–<kbd>8</kbd> {tools('keys.parts')}
        </span>
        {sets.length > 0 && (
          <span>
            <kbd>Alt</kbd> <kbd>9</kbd> {tools('keys.set')}
          </span>
        )}
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> <kbd>Enter</kbd> {tools('keys.choose')}
        </span>
        <span>
          <kbd>{modifier}</kbd> <kbd>Enter</kbd> {tools('keys.open')}
        </span>
        <span>
          <kbd>Esc</kbd> {tools('keys.leave')}
        </span>
      </p>
    </dialog>
  );
}
