/** What stands while the page is about to reload after a lost connection, or asks whether it may. */
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Session } from '#src/stores/workbench/session.ts';

export function Reloading({ session: { client } }: { session: Session }) {
  const { t } = useTranslation('workbench');
  const [state, setState] = useState(client.$reload.get());
  useEffect(() => client.$reload.subscribe(setState), [client]);
  if (state === 'none') return null;
  return (
    <div className="notice notice--warn" role="alert">
      <span>{t(`reload.${state}`)}</span>
      <button className="button button--small" type="button" onClick={() => client.reloadNow()}>
        {t('reload.now')}
      </button>
      {state !== 'limited' && (
        <button
          className="button button--small button--quiet"
          type="button"
          onClick={() => client.cancelReload()}
        >
          {t('reload.stay')}
        </button>
      )}
    </div>
  );
}
