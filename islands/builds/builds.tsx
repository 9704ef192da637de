/** Current releases with their builds; newer builds of the version service replace those in the HTML. */
import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { type Locale, localizedPath } from '#i18n/locales.ts';
import { LiveNotice } from '#islands/ui/installers/LiveNotice.tsx';
import { installerTexts, useBuildWords } from '#islands/ui/installers/on-demand.tsx';
import { withTexts } from '#islands/ui/texts.tsx';
import { changedVersion, type Edition, type Offer, type NewestBuilds } from '#src/domain/releases/offers.ts';
import { pageLiveVersions } from '#islands/ui/installers/live-versions.ts';
import { BuildList } from './BuildList.tsx';
import { InstallerLink } from '#islands/ui/installers/InstallerLink.tsx';
import { useTranslation } from 'react-i18next';
import { StatusBadge } from '#islands/ui/installers/StatusBadge.tsx';
import type { PathOf } from '#src/config/routes.ts';

interface Props {
  locale: Locale;
  editions: readonly Edition[];
  children?: ReactNode;
}

export const LiveBuilds = withTexts(Editions, installerTexts);

function Editions({ editions, children }: Props) {
  const { newest } = useStore(pageLiveVersions.$live, { ssr: 'initial' });
  const current = editions.filter(({ status }) => status === 'latest').flatMap(({ offers }) => offers);
  return (
    <>
      <div className="builds">
        {editions.map((edition, index) => (
          <EditionSection
            key={`${edition.name ?? ''} ${edition.version}`}
            edition={edition}
            newest={newest}
            isFolded={index > 0}
          />
        ))}
        {children}
      </div>
      {/* Below the list, which would move. */}
      <LiveNotice changed={changedVersion(current, newest)} />
    </>
  );
}

/** Old releases with their builds, which nothing replaces. */
export const OldBuilds = withTexts(OldEditions, installerTexts);

function OldEditions({ editions }: Props) {
  return editions.map((edition) => <EditionSection key={edition.version} edition={edition} />);
}

interface BetaBuildsProps {
  locale: Locale;
  offers: readonly Offer[];
}

/** The builds of a release that its page introduces in its own words. */
export const BetaBuilds = withTexts<BetaBuildsProps>(BuildList, installerTexts);

interface InstallerLinksProps {
  locale: Locale;
  offers: readonly Offer[];
  /** Names the systems without an installer. */
  missing?: string | undefined;
}

/** The installers of one edition as links, one for each system. */
export const InstallerLinks = withTexts(Links, installerTexts);

function Links({ offers, missing }: InstallerLinksProps) {
  const { systemOf } = useBuildWords();
  return (
    <ul>
      {offers.map((offer) => (
        <li key={offer.slot}>
          <InstallerLink className="target" offer={offer}>
            {systemOf(offer.slot)}
          </InstallerLink>
        </li>
      ))}
      {missing && <li className="soft">{missing}</li>}
    </ul>
  );
}

const HISTORY: PathOf<'downloadHistory'> = '/download/history';

interface EditionProps {
  edition: Edition;
  newest?: NewestBuilds | undefined;
  isFolded?: boolean;
}

/** One release: edition, version, badge and day, and its builds. */
function EditionSection({ edition, newest, isFolded = false }: EditionProps) {
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
