/**
 * Releases in one language: their texts, with values of the manifest and the requirements, and their builds as offers.
 * A page leaves out what its island does not show.
 */
import type { Locale } from '#i18n/locales.ts';
import { env } from '#src/config/env.ts';
import { requirements } from '#src/config/requirements.ts';
import { getT } from '#src/config/texts.ts';
import { formatBytes } from '#src/domain/bytes.ts';
import { longDay } from '#src/domain/day.ts';
import { installerUrl } from '#src/domain/releases/installer-links.ts';
import type { Edition, Offer } from '#src/domain/releases/offers.ts';
import { shownBytes, slotOf } from '#src/domain/releases/selection.ts';
import { SYSTEMS, type Build, type Line, type Release, type System } from '#src/domain/releases/types.ts';
import type { VersionRow } from '#src/domain/releases/version-table.ts';

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

/** Numbers of the requirements, by the placeholders' names. */
const figures = {
  ...requirements,
  professional: { ...requirements.professional, linuxInUpgrade: '' },
};

/** Texts of the dictionary `releases`. */
export function createWording(locale: Locale) {
  const t = getT(locale, 'releases');
  const systems = t.tree('systems');

  /** An edition's requirement for a system, or nothing if there is no such build. */
  function requirement(line: Line, system: System): string | undefined {
    const sentences: Partial<Record<System, string>> = t.tree(`requirements.${line}`, figures[line]);
    return sentences[system];
  }

  return {
    requirement,
    /** All requirements of an edition, each sentence once. */
    needsOf: (line: Line): string[] => [
      ...new Set(SYSTEMS.flatMap((system) => requirement(line, system) ?? [])),
    ],
    /** 'Windows · 64-bit', 'macOS · Apple silicon' */
    system({ system, bits }: Pick<Build, 'system' | 'bits'>): string {
      return bits === undefined ? systems[system] : t('bits', { system: systems[system], bits });
    },
    /** `October 22, 2026` for `2026-10-22` */
    date(date: string): string {
      return longDay(new Date(`${date}T00:00:00Z`), locale);
    },
  };
}
