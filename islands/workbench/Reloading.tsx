/** What stands while the page is about to reload after a lost connection, or asks whether it may. */
import { useStore } from '@nanostores/react';
import { useTranslation } from 'react-i18next';
import { clientSession } from '#src/stores/page/client-session.ts';

export function Reloading() {
  const { t } = useTranslation('workbench');
  const state = useStore(clientSession.$reload, { ssr: 'initial' });
  const seconds = useStore(clientSession.$reloadSeconds, { ssr: 'initial' });
  if (state === 'none') return null;
  return (
    <div className="notice notice--warn">
      <span role="alert">{t(`reload.${state}`)}</span>
      {/* Outside of what is read out, as in the doctor. */}
      {seconds !== null && <span aria-hidden="true">{t('reload.in', { seconds })}</span>}
      <button className="button button--small" type="button" onClick={clientSession.reloadNow}>
        {t('reload.now')}
      </button>
      {state !== 'limited' && (
        <button
          className="button button--small button--quiet"
          type="button"
          onClick={clientSession.cancelReload}
        >
          {t('reload.stay')}
        </button>
      )}
    </div>
  );
}
