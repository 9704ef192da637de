/** The network: acceleration first, then the way of the client's own requests, and at the end what is for support. */
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#islands/ui/Button.tsx';
import { Failure, useBench } from '#islands/workbench/panel.tsx';
import { Lacking, useRights } from '#islands/workbench/rights.tsx';
import { GatewayPanel } from './Gateway.tsx';
import { ServiceAddress } from './ServiceAddress.tsx';

export function NetworkPanel() {
  const { t } = useTranslation('workbenchTools');
  const { network, gateway, say } = useBench().parts;
  const { lineIds, lineId, dns, preUrl } = useStore(network.$state);
  const { lines } = useStore(gateway.$state);
  const load = useStore(network.$load);
  const busy = useStore(network.tasks.$busy);
  const may = useRights();
  useEffect(() => void network.load(), [network]);
  const nameOf = (id: string) => lines.find((line) => line.id === id)?.name ?? id;

  const select = async (id: string | null) => {
    if (await network.selectLine(id)) {
      say(id === null ? t('lines.direct') : t('lines.done', { name: nameOf(id) }));
    }
  };

  return (
    <>
      <GatewayPanel />
      <Failure tasks={network.tasks} />
      {load === 'ready' && (
        <div className="wb-columns">
          {lineIds && lineIds.length > 0 && (
            <section className="wb-part">
              <h2>{t('lines.title')}</h2>
              <p className="small soft">{t('lines.text')}</p>
              <label className="field">
                <span className="field__label">{t('lines.label')}</span>
                <select
                  className="input"
                  value={lineId ?? ''}
                  disabled={!may('line')}
                  onChange={(event) => void select(event.target.value || null)}
                >
                  <option value="">{t('lines.none')}</option>
                  {lineIds.map((id) => (
                    <option key={id} value={id}>
                      {nameOf(id)}
                    </option>
                  ))}
                </select>
              </label>
              <Lacking right="line" />
            </section>
          )}
          {dns && (
            <section className="wb-part">
              <h2>{t('dns.title')}</h2>
              <p className="wb-marks cluster">
                <span className={`badge badge--${dns.status === 'ok' ? 'ok' : 'danger'}`}>
                  {t(`dns.states.${dns.status}`)}
                </span>
                <span className="stencil">{dns.servers.join(', ')}</span>
              </p>
              <Button
                look="small"
                isOff={busy.has('dns')}
                onClick={() => void network.checkDns()}
                label={t('dns.again')}
              />
            </section>
          )}
          {preUrl !== undefined && <ServiceAddress {...{ preUrl }} />}
        </div>
      )}
    </>
  );
}
