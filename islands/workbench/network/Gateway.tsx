/** Acceleration lines as bars: the shorter the bar, the sooner it answers. */
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#islands/ui/Button.tsx';
import { Panel, useBench } from '#islands/workbench/panel.tsx';
import { Lacking, useRights } from '#islands/workbench/rights.tsx';
import { fastestLine } from './gateway.ts';

/** From where on a line feels slow, and where it is a nuisance: the bar's colour changes there. */
const QUICK_MS = 120;
const SLOW_MS = 220;

export function GatewayPanel() {
  const { t } = useTranslation('workbench');
  const { t: tools } = useTranslation('workbenchTools');
  const { gateway, usage } = useBench().parts;
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
      <Lacking right="line" />
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
                look="small"
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
