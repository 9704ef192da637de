/** The builds of one release as rows: system and requirement, the link with its size; below them their checksums, folded. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InstallerLink } from '#islands/ui/installers/InstallerLink.tsx';
import { fileNameOf } from '#src/domain/releases/installer-links.ts';
import { upToDate, type NewestBuilds, type Offer } from '#src/domain/releases/offers.ts';
import { copyText, selectText } from '#src/browser/clipboard.ts';
import { clock } from '#src/browser/clock.ts';
import { OnDemandStyle, useOnDemandTexts } from '#islands/ui/installers/on-demand.tsx';

interface Props {
  offers: readonly Offer[];
  /** What takes the place of these builds; left out for those that nothing replaces. */
  newest?: NewestBuilds | undefined;
  /** Further rows. */
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
  const { system, need, version, size, href } = offer;
  const file = fileNameOf(href);
  return (
    <li className="build">
      <div>
        <strong>{system}</strong>
        <p className="small soft">{need}</p>
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

const SAID_FOR_MS = 2000;

/** A SHA-256 in two even lines, with a button that copies it. Where that is refused the sum is marked for the keyboard. */
function Checksum({ file, sha256 }: { file: string; sha256: string }) {
  const late = useOnDemandTexts();
  const code = useRef<HTMLElement>(null);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => (isCopied ? clock.after(SAID_FOR_MS, () => setCopied(false)) : undefined), [isCopied]);

  async function copy() {
    const isDone = await copyText(sha256);
    setCopied(isDone);
    if (!isDone && code.current) selectText(code.current);
  }

  return (
    <span className="checksum">
      <code ref={code}>{sha256}</code>
      {late && (
        <>
          <OnDemandStyle />
          <button type="button" aria-label={late('checksum.copyOf', { file })} onClick={() => void copy()}>
            {isCopied ? late('checksum.copied') : late('checksum.copy')}
          </button>
        </>
      )}
    </span>
  );
}
