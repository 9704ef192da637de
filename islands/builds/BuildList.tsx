/**
 * The builds of one release as rows: system and requirement, the link with its size; below them their checksums,
 * folded.
 */
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { InstallerLink } from '#islands/ui/installers/InstallerLink.tsx';
import { useBuildWords, OnDemandStyle, useOnDemandTexts } from '#islands/ui/installers/on-demand.tsx';
import { fileNameOf } from '#src/domain/releases/installer-links.ts';
import { upToDate, type NewestBuilds, type Offer } from '#src/domain/releases/offers.ts';
import { useCopy } from '#islands/ui/CopyButton.tsx';
import { selectText } from '#src/browser/clipboard.ts';

interface Props {
  offers: readonly Offer[];
  /** Newer builds that replace these; left out for builds that nothing replaces. */
  newest?: NewestBuilds | undefined;
  children?: ReactNode;
}

const NONE: NewestBuilds = new Map();

export function BuildList({ offers, newest = NONE, children }: Props) {
  const { t } = useTranslation('releases');
  const current = offers.map((offer) => upToDate(offer, newest));
  const summed = current.flatMap(({ href, sha256 }) => (sha256 ? { file: fileNameOf(href), sha256 } : []));
  return (
    <div>
      <ul>
        {current.map((offer, index) => (
          <BuildRow key={offer.slot} offer={offer} isNew={offer !== offers[index]} />
        ))}
        {children}
      </ul>
      {summed.length > 0 && (
        <details className="checksums small">
          <summary>{t('columns.checksum')}</summary>
          <dl>
            {summed.map(({ file, sha256 }) => (
              <div key={file}>
                <dt className="soft">{file}</dt>
                <dd>
                  <Checksum {...{ file, sha256 }} />
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </div>
  );
}

function BuildRow({ offer, isNew }: { offer: Offer; isNew: boolean }) {
  const { t } = useTranslation('releases');
  const { systemOf, needOf } = useBuildWords();
  const { slot, version, size, href } = offer;
  const file = fileNameOf(href);
  return (
    <li className="build">
      <div>
        <strong>{systemOf(slot)}</strong>
        <p className="small soft">{needOf(slot)}</p>
      </div>
      <p>
        <InstallerLink offer={offer} label={t('getFile', { file })}>
          {t('get')}
        </InstallerLink>{' '}
        <span className="small soft">{isNew ? version : size}</span>
      </p>
    </li>
  );
}

/** A SHA-256 in two even lines, with a button that copies it. If copying is refused, the sum is selected. */
function Checksum({ file, sha256 }: { file: string; sha256: string }) {
  const tOnDemand = useOnDemandTexts();
  const code = useRef<HTMLElement>(null);
  const [state, copy] = useCopy();
  const press = async () => {
    if (!(await copy(sha256)) && code.current) selectText(code.current);
  };

  return (
    <span className="checksum">
      <code ref={code}>{sha256}</code>
      {tOnDemand && (
        <>
          <OnDemandStyle />
          <button
            type="button"
            aria-label={tOnDemand('checksum.copyOf', { file })}
            onClick={() => void press()}
          >
            {state === 'copied' ? tOnDemand('checksum.copied') : tOnDemand('checksum.copy')}
          </button>
        </>
      )}
    </span>
  );
}
