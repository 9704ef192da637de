/** Shown when the page will reload after a lost connection, or asks whether it may. */
import { useStore } from '@nanostores/react';
import { useTranslation } from 'react-i18next';
import { Button } from '#islands/ui/Button.tsx';
import { clientSession } from '#src/stores/page/client-session.ts';

export function Reloading() {
  const { t } = useTranslation('workbench');
  const state = useStore(clientSession.$reload, { ssr: 'initial' });
  const seconds = useStore(clientSession.$reloadSeconds, { ssr: 'initial' });
  if (state === 'none') return null;
  return (
    <div className="notice notice--warn">
      <span role="alert">{t(`reload.${state}`)}</span>
      {/* Outside the live region, as in the doctor. */}
      {seconds !== null && <span aria-hidden="true">{t('reload.in', { seconds })}</span>}
      <Button look="small" onClick={clientSession.reloadNow} label={t('reload.now')} />
      {state !== 'limited' && (
        <Button look="small quiet" onClick={clientSession.cancelReload} label={t('reload.stay')} />
      )}
    </div>
  );
}
