/**
 * Shown after a download has begun: the file's name, its checksum, and other ways to get the file. The steps below are
 * HTML of the page; the root element says which system's are shown (src/browser/shown-system.ts).
 */
import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { localizedPath, type Locale } from '#i18n/locales.ts';
import { OnDemandStyle, installerTexts, useOnDemandTexts } from '#islands/ui/installers/on-demand.tsx';
import { withTexts } from '#islands/ui/texts.tsx';
import { contact } from '#src/config/site.ts';
import type { PathOf } from '#src/config/routes.ts';
import {
  isSilent,
  pageDownload,
  SILENT,
  type Source,
  type StartedDownload,
} from '#islands/ui/installers/started-download.ts';

const SERVICE: PathOf<'customerService'> = '/customer-service';

export const AfterDownload = withTexts(Section, installerTexts);

function Section({ locale }: { locale: Locale }) {
  const { t } = useTranslation('installers');
  const download = useStore(pageDownload.$download, { ssr: 'initial' });
  const heading = useRef<HTMLHeadingElement>(null);
  const tOnDemand = useOnDemandTexts();
  const count = tOnDemand && download?.count;
  useEffect(() => {
    if (count) heading.current?.focus();
  }, [count]);
  return (
    <>
      <h2 tabIndex={-1} ref={heading}>
        {tOnDemand && download ? tOnDemand(`after.${stateOf(download)}`) : t('after.title')}
      </h2>
      {tOnDemand && download && <Started {...{ locale, download }} />}
    </>
  );
}

/** A source that does not answer has not sent anything. */
const stateOf = ({ sources }: StartedDownload) =>
  sources.every(isSilent) ? 'unreachable' : sources.slice(0, 1).every(isSilent) ? 'silentFirst' : 'started';

function Started({ locale, download }: { locale: Locale; download: StartedDownload }) {
  const { t } = useTranslation('installers');
  const { file, sha256, sources } = download;
  const state = stateOf(download);
  return (
    <div className={state === 'started' ? 'after' : 'after after--silent'}>
      <OnDemandStyle />
      <p className="figure">{file}</p>
      {sha256 && (
        <p className="small soft">
          {t('after.checksum')}
          <br />
          <code>{sha256}</code>
        </p>
      )}
      <p className="notice notice--warn" role="status" hidden={state === 'started'}>
        {state === 'unreachable' ? (
          <>
            {t('after.allFailed', { number: sources.length })}{' '}
            <a href={contact.phone.href}>{contact.phone.display}</a>
            <a href={`mailto:${contact.supportEmail}`}>{contact.supportEmail}</a>
            <a href={localizedPath(locale, SERVICE)}>{t('after.service')}</a>
          </>
        ) : (
          t('after.failed')
        )}
      </p>
      <ul className="cluster">
        <li className="soft">{t('after.notStarted')}</li>
        {sources.map((source, index) => (
          <li key={source.href}>
            <a href={source.href} download>
              {index === 0 ? t('after.again') : t('after.mirror', { number: index })}
            </a>{' '}
            <Latency {...source} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Latency({ latency }: Source) {
  const { t } = useTranslation('installers');
  const text = latency === SILENT ? t('after.silent') : t('after.latency', { ms: latency });
  return <small className="soft">{latency !== undefined && text}</small>;
}
