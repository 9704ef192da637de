/** Current releases with their builds; newer builds of the version service replace those in the HTML. */
import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import type { Locale } from '#i18n/locales.ts';
import { LiveNotice } from '#islands/ui/installers/LiveNotice.tsx';
import { installerTexts, useBuildWords } from '#islands/ui/installers/on-demand.tsx';
import { withTexts } from '#islands/ui/texts.tsx';
import { changedVersion, type Edition, type Offer } from '#src/domain/releases/offers.ts';
import { pageLiveVersions } from '#islands/ui/installers/live-versions.ts';
import { EditionSection } from './Edition.tsx';
import { BuildList } from './BuildList.tsx';
import { InstallerLink } from '#islands/ui/installers/InstallerLink.tsx';

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
      <LiveNotice changed={changedVersion(current, newest)} />
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
          <InstallerLink offer={offer}>{systemOf(offer.slot)}</InstallerLink>
        </li>
      ))}
      {missing && <li className="soft">{missing}</li>}
    </ul>
  );
}
