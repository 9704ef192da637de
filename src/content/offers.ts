/** The manifest's builds as offers in one language. A page leaves out what its island does not show. */
import type { Locale } from '#i18n/locales.ts';
import { env } from '#src/config/env.ts';
import { getT } from '#src/config/texts.ts';
import { formatBytes } from '#src/domain/bytes.ts';
import { installerUrl } from '#src/domain/releases/installer-links.ts';
import type { Edition, Offer } from '#src/domain/releases/offers.ts';
import { shownBytes, slotOf } from '#src/domain/releases/selection.ts';
import type { Build, Release } from '#src/domain/releases/types.ts';
import type { VersionRow } from '#src/domain/releases/version-rows.ts';
import { createWording } from './release-wording.ts';

export function createOffers(locale: Locale) {
  const t = getT(locale, 'releases');
  const wording = createWording(locale);

  const offerOf = ({ line, version }: Release, build: Build): Offer => ({
    slot: slotOf(line, build),
    version,
    href: installerUrl(env.downloadBase, build.file),
    size: shownBytes(build) > 0 ? formatBytes(shownBytes(build)) : t('sample'),
  });

  /** With everything that a list shows of a build. */
  const listedOf = (release: Release, build: Build): Offer => ({
    ...offerOf(release, build),
    sha256: build.sha256,
  });

  return {
    offerOf,
    listedOf,
    /** Released editions list their builds; planned ones are links, or names of systems. */
    editionOf(release: Release): Edition {
      const { version, status, date, builds, plannedSystems } = release;
      const day = wording.date(date);
      const isListed = status === 'latest' || status === 'old';
      return {
        version,
        status,
        date,
        day: status === 'upcoming' ? t('planned', { date: day }) : day,
        offers: builds.map((build) => (isListed ? listedOf : offerOf)(release, build)),
        ...(plannedSystems && { planned: plannedSystems.map((system) => wording.system({ system })) }),
      };
    },
    /** One row for each installer, including planned ones. Newest first; equal days as in the manifest. */
    rowsOf(releases: readonly Release[]): VersionRow[] {
      return releases
        .flatMap((release): VersionRow[] => {
          const { line, version, status, date, builds, plannedSystems } = release;
          const shared = { line, version, status, date, day: wording.date(date) };
          if (!plannedSystems) {
            return builds.map((build) => {
              const { slot, href } = offerOf(release, build);
              const name = wording.system(build);
              return { ...shared, system: build.system, name, slot, href, sizeBytes: shownBytes(build) };
            });
          }
          return plannedSystems.map((system) => {
            const name = wording.system({ system });
            return { ...shared, system, name, slot: '', href: '', sizeBytes: 0 };
          });
        })
        .sort((a, b) => b.date.localeCompare(a.date));
    },
  };
}
