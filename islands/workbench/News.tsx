/** In the header: what has just been done, what the client has to say, and the way into the command bar. */
import { useStore } from '@nanostores/react';
import { useTranslation } from 'react-i18next';
import { isMac } from './browser.ts';
import { Bar } from './Bar.tsx';
import type { Parts } from './create-workbench.ts';
import type { Tab } from './tabs.ts';

interface Props {
  parts: Parts;
  tab: Tab;
  go: (tab: Tab) => void;
  onSearch: () => void;
}

export function News({ parts, tab, go, onSearch }: Props) {
  const { t } = useTranslation('workbenchTools');
  const { t: bench } = useTranslation('workbench');
  const { $said, say, messages } = parts;
  const said = useStore($said);
  const unread = useStore(messages.$unread);
  const newest = useStore(messages.$newest);

  return (
    <Bar>
      <div className="wb-said" role="status">
        {said && <span>{said}</span>}
        {!said && newest && <span>{t('messages.came', { title: newest.title })}</span>}
      </div>
      {said && (
        <button className="button button--small button--quiet" type="button" onClick={() => say('')}>
          {bench('state.dismiss')}
        </button>
      )}
      {!said && unread > 0 && tab !== 'system' && (
        <button className="button button--small" type="button" onClick={() => go('system')}>
          {t('messages.show', { number: unread })}
        </button>
      )}
      <button
        className="button button--small button--quiet wb-search"
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={onSearch}
      >
        {t('commands.open')} <kbd aria-hidden="true">{isMac() ? '⌘ K' : 'Ctrl K'}</kbd>
      </button>
    </Bar>
  );
}
