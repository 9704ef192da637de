/** In the header: the last action, the client's messages, and the button of the command bar. */
import { useStore } from '@nanostores/react';
import { useTranslation } from 'react-i18next';
import { Button } from '#islands/ui/Button.tsx';
import { isMac } from './browser.ts';
import { Bar } from './Bar.tsx';
import { useBench } from './panel.tsx';
import type { Tab } from './tabs.ts';

export function News({ tab, go, onSearch }: { tab: Tab; go: (tab: Tab) => void; onSearch: () => void }) {
  const { t } = useTranslation('workbenchTools');
  const { t: bench } = useTranslation('workbench');
  const { $said, say, messages } = useBench().parts;
  const said = useStore($said);
  const unread = useStore(messages.$unread);
  const newest = useStore(messages.$newest);

  return (
    <Bar>
      <div className="wb-said" role="status">
        {said && <span>{said}</span>}
        {!said && newest && <span className="wb-newest">{t('messages.came', { title: newest.title })}</span>}
      </div>
      {said && <Button look="small quiet" onClick={() => say('')} label={bench('state.dismiss')} />}
      {!said && unread > 0 && tab !== 'system' && (
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
    </Bar>
  );
}
