/** The calls of this page to the client and their results: filtered, and copied as a report for support. No secrets. */
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#islands/ui/Button.tsx';
import { CopyButton } from '#islands/ui/CopyButton.tsx';
import { SearchTools, useWorkbench } from '#islands/workbench/panel.tsx';
import { filterRecords, hasFailed, reportOf } from './call-record.ts';

export function LogsPanel() {
  const { t, i18n } = useTranslation('workbenchTools');
  const { log, system, account, describePage } = useWorkbench().parts;
  const records = useStore(log.$records);
  const [query, setQuery] = useState('');
  const [isFailuresOnly, setFailuresOnly] = useState(false);
  const visible = filterRecords(records, { query, isFailuresOnly });
  const words: Record<string, string> = { done: t('logs.done'), pending: t('logs.pending') };
  const time = new Intl.DateTimeFormat(i18n.language, { timeStyle: 'medium' });

  const report = () => {
    const { version, releasePhase } = system.$state.get();
    const { signedIn, role } = account.$login.get();
    return reportOf(
      {
        client: version && `${version} ${releasePhase ?? ''}`.trim(),
        user: signedIn ? (role ?? 'signed in') : 'guest',
        ...describePage(),
      },
      visible,
    );
  };

  return (
    <>
      <p className="soft">{t('logs.text')}</p>
      <SearchTools label={t('logs.search')} query={query} onQuery={setQuery}>
        <label className="check">
          <input
            type="checkbox"
            checked={isFailuresOnly}
            onChange={(event) => setFailuresOnly(event.target.checked)}
          />
          <span>{t('logs.failures')}</span>
        </label>
        <span className="cluster">
          <CopyButton
            look="small"
            text={report}
            label={t('logs.copy')}
            copied={t('copy.copied')}
            failed={t('copy.failed')}
          />
          <Button look="small quiet" onClick={log.clear} label={t('logs.clear')} />
        </span>
      </SearchTools>
      <p className="small soft" role="status">
        {t('logs.count', { shown: visible.length, total: records.length })}
      </p>
      {visible.length === 0 ? (
        <p className="wb-empty">{t(records.length === 0 ? 'logs.none' : 'logs.empty')}</p>
      ) : (
        <div className="wb-log wb-sheet" tabIndex={0} role="region" aria-label={t('logs.title')}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('logs.at')}</th>
                <th scope="col">{t('logs.call')}</th>
                <th scope="col">{t('logs.outcome')}</th>
                <th scope="col">{t('logs.took')}</th>
              </tr>
            </thead>
            <tbody>
              {visible.map((record) => (
                <tr key={record.id} data-failed={hasFailed(record)}>
                  <td>{time.format(record.at)}</td>
                  <td>
                    <strong>
                      {record.module}.{record.action}
                    </strong>
                    {record.args && <span className="small soft"> {record.args}</span>}
                  </td>
                  <td>
                    {words[record.outcome] ?? record.outcome}
                    {record.reason && <span className="small soft"> {record.reason}</span>}
                  </td>
                  <td>{record.tookMs === null ? '' : `${String(record.tookMs)} ms`}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  );
}
