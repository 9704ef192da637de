/** The builds of one release as rows: system and requirement, the link with its size, the checksum. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Checksum } from '#islands/ui/installers/Checksum.tsx';
import { InstallerLink } from '#islands/ui/installers/InstallerLink.tsx';
import { fileNameOf } from '#src/domain/releases/installer-links.ts';
import { upToDate, type NewestBuilds, type Offer } from '#src/domain/releases/offers.ts';

interface Props {
  offers: readonly Offer[];
  /** What takes the place of these builds; left out for those that nothing replaces. */
  newest?: NewestBuilds | undefined;
  /** Further rows. */
  children?: ReactNode;
}

const NONE: NewestBuilds = new Map();

export function BuildList({ offers, newest = NONE, children }: Props) {
  return (
    <ul>
      {offers.map((offer) => {
        const current = upToDate(offer, newest);
        return <BuildRow key={offer.slot} offer={current} isNew={current !== offer} />;
      })}
      {children}
    </ul>
  );
}

function BuildRow({ offer, isNew }: { offer: Offer; isNew: boolean }) {
  const { t } = useTranslation('releases');
  const { system, need, version, size, sha256, href } = offer;
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
      {sha256 && <Checksum file={file} sha256={sha256} />}
    </li>
  );
}
