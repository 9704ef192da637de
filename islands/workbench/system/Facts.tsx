/** Folders, computer and installation: to be read, and copied for somebody who asks. */
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '#islands/ui/CopyButton.tsx';
import { useBench } from '#islands/workbench/panel.tsx';

const MEGABYTES_PER_GIGABYTE = 1024;

export function ClientFactsList() {
  const { t, i18n } = useTranslation('workbenchTools');
  const { facts } = useBench().parts;
  const known = useStore(facts.$facts);
  useEffect(() => void facts.load(), [facts]);
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' });
  const rows = [
    ['browserFolder', known.browserFolder],
    ['tempFolder', known.tempFolder],
    ['machineName', known.machineName],
    ['machineId', known.machineId],
    ['system', known.system],
    ['processor', known.processor],
    ['memory', known.memoryMb && `${String(Math.round(known.memoryMb / MEGABYTES_PER_GIGABYTE))} GB`],
    ['installedAt', known.installedAt && day.format(known.installedAt)],
    ['channel', known.channelId],
    ['promoter', known.promoter],
  ] as const;
  const shown = rows.flatMap(([name, value]) => (value ? [[name, value] as const] : []));
  if (shown.length === 0) return null;

  return (
    <section className="wb-part">
      <h2>{t('facts.title')}</h2>
      <dl className="wb-facts">
        {shown.map(([name, value]) => (
          <div key={name}>
            <dt className="soft">{t(`facts.${name}`)}</dt>
            <dd className="cluster">
              <span className="wb-code-text">{value}</span>
              {/Folder|Id$/.test(name) && (
                <CopyButton
                  className="button button--small button--quiet"
                  text={value}
                  label={t('copy.label')}
                  copied={t('copy.copied')}
                  failed={t('copy.failed')}
                />
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
