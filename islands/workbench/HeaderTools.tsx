/** In the header: the last action, the client's messages, and the button of the command bar. */
import { useStore } from '@nanostores/react';
import { useTranslation } from 'react-i18next';
import { Button } from '#islands/ui/Button.tsx';
import { isMac } from './browser.ts';
import { HeaderPortal } from './HeaderPortal.tsx';
import { useWorkbench } from './panel.tsx';
import type { Tab } from './tabs.ts';

export function HeaderTools({
  tab,
  go,
  onSearch,
}: {
  tab: Tab;
  go: (tab: Tab) => void;
  onSearch: () => void;
}) {
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
