/** One release: edition, version, badge and day, and its builds. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { InstallerLink } from '#islands/ui/installers/InstallerLink.tsx';
import { StatusBadge } from '#islands/ui/installers/StatusBadge.tsx';
import type { Edition, NewestBuilds } from '#src/domain/releases/offers.ts';
import { BuildList } from './BuildList.tsx';

interface Props {
  edition: Edition;
  newest?: NewestBuilds | undefined;
  children?: ReactNode;
}

export function EditionSection({ edition, newest, children }: Props) {
  const { status, offers, planned, missing } = edition;
  return (
    <section className="edition">
      <Head {...edition} />
      {status === 'latest' || status === 'old' ? (
        <BuildList offers={offers} newest={status === 'latest' ? newest : undefined}>
          {missing && (
            <li className="build">
              <div>
                <strong>{missing.title}</strong>
                <p className="small soft">{missing.text}</p>
              </div>
              <p>
                <a href={missing.href}>{missing.link}</a>
              </p>
            </li>
          )}
        </BuildList>
      ) : (
        <p className="cluster">
          {offers.map((offer) => (
            <InstallerLink key={offer.slot} offer={offer}>
              {offer.system}
            </InstallerLink>
          ))}
          {planned?.map((system) => (
            <span className="soft" key={system}>
              {system}
            </span>
          ))}
        </p>
      )}
      {children}
    </section>
  );
}

function Head({ name, version, status, date, day }: Edition) {
  const { t } = useTranslation('releases');
  const Version = name ? 'p' : 'h3';
  return (
    <header>
      {name && <h3>{name}</h3>}
      <Version>
        <span className="figure">{version}</span>{' '}
        <StatusBadge status={status}>{t(`statuses.${status}`)}</StatusBadge>
      </Version>
      <p className="small soft">
        <time dateTime={date}>{day}</time>
      </p>
    </header>
  );
}
