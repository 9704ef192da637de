/** One release: edition, version, badge and day, and its builds. */
import { useTranslation } from 'react-i18next';
import { localizedPath, type Locale } from '#i18n/locales.ts';
import { InstallerLink } from '#islands/ui/installers/InstallerLink.tsx';
import { StatusBadge } from '#islands/ui/installers/StatusBadge.tsx';
import { useBuildWords } from '#islands/ui/installers/on-demand.tsx';
import type { PathOf } from '#src/config/routes.ts';
import type { Edition, NewestBuilds } from '#src/domain/releases/offers.ts';
import { BuildList } from './BuildList.tsx';

const HISTORY: PathOf<'downloadHistory'> = '/download/history';

interface Props {
  edition: Edition;
  newest?: NewestBuilds | undefined;
  isFolded?: boolean;
}

export function EditionSection({ edition, newest, isFolded = false }: Props) {
  const { systemOf } = useBuildWords();
  const { status, offers, planned, inUpgrade } = edition;
  const Box = isFolded ? 'details' : 'section';
  const Top = isFolded ? 'summary' : 'header';
  return (
    <Box className="edition">
      <Top>
        <Head {...edition} />
      </Top>
      {status === 'latest' || status === 'old' ? (
        <BuildList offers={offers} newest={status === 'latest' ? newest : undefined}>
          {inUpgrade && <InUpgrade text={inUpgrade} />}
        </BuildList>
      ) : (
        <p className="cluster">
          {offers.map((offer) => (
            <InstallerLink key={offer.slot} offer={offer}>
              {systemOf(offer.slot)}
            </InstallerLink>
          ))}
          {planned?.map((system) => (
            <span className="soft" key={system}>
              {system}
            </span>
          ))}
        </p>
      )}
    </Box>
  );
}

function InUpgrade({ text }: { text: string }) {
  const { t, i18n } = useTranslation('installers');
  const locale = i18n.language as Locale; // the page's, as `Texts` set it
  return (
    <li className="build">
      <div>
        <strong>{t('inUpgrade.title')}</strong>
        <p className="small soft">{text}</p>
      </div>
      <p>
        <a href={localizedPath(locale, HISTORY)}>{t('inUpgrade.history')}</a>
      </p>
    </li>
  );
}

function Head({ name, version, status, date, day }: Edition) {
  const { t } = useTranslation('releases');
  const Version = name ? 'span' : 'h3';
  return (
    <>
      {name && <h3>{name}</h3>}{' '}
      <Version>
        <span className="figure">{version}</span>{' '}
        <StatusBadge status={status}>{t(`statuses.${status}`)}</StatusBadge>
      </Version>{' '}
      <time className="small soft" dateTime={date}>
        {day}
      </time>
    </>
  );
}
