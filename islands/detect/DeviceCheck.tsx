/**
 * The device check: ten numbered lines with subject, verdict and explanation, and a report to copy. The static page has
 * no verdicts yet.
 */
import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#islands/ui/Button.tsx';
import { withTexts, type IslandProps } from '#islands/ui/texts.tsx';
import { CHECK_IDS, type CheckId, type CheckResult, type Verdict } from './checks.ts';
import { countVerdicts, createDeviceCheck, type DeviceCheck as DeviceCheckStore } from './store.ts';

interface Props extends IslandProps<'detect' | 'workbench'> {
  /** Path of the workbench, in the page's language. */
  workbench: string;
}

export const DeviceCheck = withTexts(Sheet);

const TONES: Record<Verdict, string> = {
  pass: 'badge badge--ok',
  note: 'badge badge--sea',
  warn: 'badge badge--danger',
  doubt: 'badge badge--doubt',
  unknown: 'badge',
};

function Sheet({ workbench }: Props) {
  const { t } = useTranslation('detect');
  const { t: client } = useTranslation('workbench');
  const networkMessage = client('state.fallback');
  const [check] = useState(() => createDeviceCheck(networkMessage));
  const results = useStore(check.$results);
  const phase = useStore(check.$phase);
  const report = useStore(check.$report);
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    void check.run();
    return check.dispose;
  }, [check]);
  useEffect(() => {
    // If copying fails, the report is shown, to be selected by hand.
    if (phase === 'copyFailed' && details.current) details.current.open = true;
  }, [phase]);

  return (
    <>
      <div className="sheet__head cluster scripted">
        <div className="sheet__summary">
          <p className="text-44" role="status">
            {phase === 'running' ? t('running') : t('summary', countVerdicts(Object.values(results)))}
          </p>
          <p className="small" role="status">
            {(phase === 'copied' || phase === 'copyFailed') && t(phase)}
          </p>
        </div>
        <div className="cluster">
          <Button look="small" onClick={() => void check.run()} label={t('again')} />
          <Button look="small" onClick={() => void check.copy()} label={t('copy')} />
        </div>
      </div>
      <ol className="sheet__lines">
        {CHECK_IDS.map((id, index) => (
          <Line key={id} {...{ id, index }} result={results[id]}>
            {/* Without its session cookies a client cannot be asked. */}
            {id === 'client' && results.client && results.client.advice !== 'absent' && (
              <AskClient {...{ check, workbench }} />
            )}
          </Line>
        ))}
      </ol>
      <details className="sheet__report" ref={details}>
        <summary>{t('report')}</summary>
        <pre tabIndex={0}>{report}</pre>
      </details>
    </>
  );
}

interface LineProps {
  id: CheckId;
  index: number;
  result: CheckResult | undefined;
  children: ReactNode;
}

function Line({ id, index, result, children }: LineProps) {
  const { t } = useTranslation('detect');
  return (
    <li>
      <span className="stencil soft" aria-hidden="true">
        {String(index + 1).padStart(2, '0')}
      </span>
      <div>
        <h2 className="text-16">{t(`checks.${id}.name`)}</h2>
        <p className="small soft">{t(`checks.${id}.what`)}</p>
      </div>
      <span className={`sheet__verdict ${result ? TONES[result.verdict] : 'badge'}`}>
        {result ? t(`verdicts.${result.verdict}`) : '…'}
      </span>
      <div className="sheet__answer">
        {/* Before the result an empty line, on which the row's baseline is. */}
        {result?.value !== '' && <p className="sheet__value">{result?.value ?? '\u00a0'}</p>}
        <p>{result && t(adviceKey(result))}</p>
        {children}
      </div>
    </li>
  );
}

/** Each check has its own advices; a test compares them with the dictionary. */
const adviceKey = ({ id, advice }: CheckResult) => `advice.${id}.${advice}` as 'advice.system.fits';

function AskClient({ check, workbench }: { check: DeviceCheckStore; workbench: string }) {
  const { t } = useTranslation('detect');
  const isAsking = useStore(check.$isAsking);
  return (
    <p className="cluster">
      <Button look="small" isOff={isAsking} onClick={() => void check.askClient()} label={t('askClient')} />
      <a className="link-arrow small" href={workbench}>
        {t('workbench')}
      </a>
    </p>
  );
}
