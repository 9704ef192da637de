/** The network panel: acceleration first, then the path of the client's own requests, and last what support needs. */
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#islands/ui/Button.tsx';
import { Complaint } from '#islands/ui/Field.tsx';
import { Select } from '#islands/ui/Select.tsx';
import { Failure, useWorkbench, Panel } from '#islands/workbench/panel.tsx';
import { MissingRight, useRights } from '#islands/workbench/rights.tsx';
import { parseUrl } from '#src/config/parse-url.ts';
import { fastestLine } from './network.ts';

export function NetworkPanel() {
  const { t } = useTranslation('workbenchTools');
  const { network, gateway, showStatus } = useWorkbench().parts;
  const { lineIds, lineId, dns, preUrl } = useStore(network.$state);
  const { lines } = useStore(gateway.$state);
  const load = useStore(network.$load);
  const busy = useStore(network.tasks.$busy);
  const may = useRights();
  useEffect(() => void network.load(), [network]);
  const nameOf = (id: string) => lines.find((line) => line.id === id)?.name ?? id;

  const select = async (id: string | null) => {
    if (await network.selectLine(id)) {
      showStatus(id === null ? t('lines.direct') : t('lines.done', { name: nameOf(id) }));
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
                <Select
                  className="input"
                  value={lineId ?? ''}
                  disabled={!may('line')}
                  options={[['', t('lines.none')], ...lineIds.map((id) => [id, nameOf(id)] as const)]}
                  onChoose={(id) => void select(id || null)}
                />
              </label>
              <MissingRight right="line" />
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
          {preUrl !== undefined && <ServiceAddress preUrl={preUrl} />}
        </div>
      )}
    </>
  );
}

/** The address that the client calls. Only support knows others, so it is behind a warning. */
function ServiceAddress({ preUrl }: { preUrl: string }) {
  const { t } = useTranslation('workbenchTools');
  const { parts } = useWorkbench();
  const { network, showStatus } = parts;
  const busy = useStore(network.tasks.$busy);
  const [typed, setTyped] = useState<string>();
  const value = typed ?? preUrl;
  const [error, setError] = useState('');
  const may = useRights();

  const change = (isKept: boolean) => {
    const address = value.trim();
    const isGood = /^https?:$/.test(parseUrl(address)?.protocol ?? '');
    setError(isGood ? '' : t('address.bad'));
    if (!isGood) return;
    parts.ask({
      title: t('address.confirm.title'),
      text: t('address.confirm.text', { address }),
      yes: t(isKept ? 'address.keep' : 'address.try'),
      act: () =>
        void network.setPreUrl(address, isKept).then((isDone) => {
          if (!isDone) return;
          // Text that was typed meanwhile stays.
          setTyped((now) => (now?.trim() === address ? undefined : now));
          showStatus(t('address.done'));
        }),
    });
  };

  return (
    <details className="wb-part">
      <summary>{t('address.title')}</summary>
      <p className="notice notice--warn">{t('address.warning')}</p>
      <label className="field">
        <span className="field__label">{t('address.label')}</span>
        <input
          className="input"
          inputMode="url"
          autoComplete="off"
          readOnly={!may('address')}
          data-saved={preUrl}
          value={value}
          onChange={(event) => setTyped(event.target.value)}
        />
      </label>
      <Complaint>{error}</Complaint>
      {may('address') && (
        <div className="cluster">
          {([false, true] as const).map((isKept) => (
            <Button
              key={String(isKept)}
              look="small"
              isOff={value.trim() === preUrl || busy.has('address')}
              onClick={() => change(isKept)}
              label={t(isKept ? 'address.keep' : 'address.try')}
            />
          ))}
        </div>
      )}
      <MissingRight right="address" />
    </details>
  );
}

/** Latencies at which a line feels slow and becomes a nuisance: the bar changes its colour there. */
const QUICK_MS = 120;
const SLOW_MS = 220;

/** Acceleration lines as bars: a shorter bar is a faster line. */
function GatewayPanel() {
  const { t } = useTranslation('workbench');
  const { t: tools } = useTranslation('workbenchTools');
  const { gateway, usage } = useWorkbench().parts;
  const mayChoose = useRights()('line');
  const { enabled, lineId, lines, isConnected, silent } = useStore(gateway.$state);
  const busy = useStore(gateway.tasks.$busy);
  useEffect(() => void gateway.load(), [gateway]);
  const slowest = Math.max(1, ...lines.map(({ latencyMs }) => latencyMs ?? 0));
  const latency = (id: string, ms: number | null) => {
    if (ms !== null) return t('gateway.milliseconds', { ms: Math.round(ms) });
    return silent.has(id) ? tools('gateway.noAnswer') : t('gateway.unmeasured');
  };
  const hasMeasured = lines.some(({ latencyMs }) => latencyMs !== null);
  const fastest = hasMeasured ? fastestLine(lines)?.id : undefined;

  return (
    <Panel of={gateway}>
      <div className="wb-tools">
        <label className="check">
          <input
            type="checkbox"
            role="switch"
            checked={enabled}
            disabled={!mayChoose}
            onChange={(event) => void gateway.setEnabled(event.target.checked)}
          />
          <span>{t('gateway.enabled')}</span>
        </label>
        <Button
          isOff={busy.has('measure')}
          onClick={() => void usage.span('speed-test', gateway.measure)}
          label={busy.has('measure') ? t('gateway.testing') : t('gateway.test')}
        />
      </div>
      {enabled && isConnected !== undefined && (
        <p className="small soft" role="status">
          {tools(isConnected ? 'gateway.connected' : 'gateway.notConnected')}
        </p>
      )}
      <MissingRight right="line" />
      {lines.length === 0 && <p className="wb-empty">{t('gateway.empty')}</p>}
      <ul className="wb-list wb-sheet">
        {lines.map((line) => (
          <li key={line.id} data-used={enabled && line.id === lineId}>
            <span className="wb-shop">
              <strong>
                {line.name}{' '}
                {line.id === fastest && <span className="badge badge--ok">{t('gateway.fastest')}</span>}
              </strong>
              <span className="small soft">{line.region}</span>
            </span>
            <span className="wb-line">
              <meter
                min={0}
                max={Math.max(slowest, SLOW_MS + 1)}
                low={QUICK_MS}
                high={SLOW_MS}
                optimum={0}
                value={line.latencyMs ?? 0}
                aria-label={line.name}
                aria-valuetext={latency(line.id, line.latencyMs)}
              />
              <span className="stencil">{latency(line.id, line.latencyMs)}</span>
            </span>
            <span className="wb-actions cluster">
              <Button
                look="small quiet"
                aria-pressed={enabled && line.id === lineId}
                aria-label={`${t('gateway.use')} ${line.name}`}
                disabled={!mayChoose}
                onClick={() => void gateway.choose(line.id)}
                label={enabled && line.id === lineId ? t('gateway.used') : t('gateway.use')}
              />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
