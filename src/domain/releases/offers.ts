/** Installers as pages offer them: the manifest's, or newer ones of the version service. */
import { slotOf } from './selection.ts';
import type { Line, Status, System } from './types.ts';
import { compareVersions } from './versions.ts';

/** A build that is offered as a link. */
export interface Installer {
  /** Identifies the build across versions: `v6/windows/64`. */
  slot: string;
  version: string;
  /** The address without a promoter's code. */
  href: string;
}

export interface Offer extends Installer {
  /** '98 MB', or a note that the file is a sample; empty if unknown. */
  size: string;
  /** Empty if unknown. */
  sha256?: string;
}

/** A release with its offers, in the page's language. */
export interface Edition {
  /** Left out if a heading above names the edition. */
  name?: string;
  version: string;
  status: Status;
  date: string;
  /** The date in words. */
  day: string;
  offers: readonly Offer[];
  /** Systems of a planned release. */
  planned?: readonly string[] | undefined;
  /** Text about a system that has no build at present. */
  inUpgrade?: string | undefined;
}

export type NewestBuilds = ReadonlyMap<string, LiveBuild>;

/**
 * The offer itself if the service agrees or has no build for its slot; else the service's build, without size and
 * checksum.
 */
export function upToDate<Kind extends Installer>(offer: Kind, newest: NewestBuilds): Kind {
  const live = newest.get(offer.slot);
  if (!live || live.version === offer.version) return offer;
  return { ...offer, version: live.version, href: live.url, size: '', sha256: '' };
}

/** @returns the version of the last offer that the service has replaced; undefined if none */
export function changedVersion(offers: readonly Offer[], newest: NewestBuilds): string | undefined {
  const changed = offers.map((offer) => upToDate(offer, newest)).filter((offer) => !offers.includes(offer));
  return changed.at(-1)?.version;
}

/** A build of the version service, in the manifest's terms. */
export interface LiveBuild {
  line: Line;
  system: System;
  bits: 32 | 64 | undefined;
  version: string;
  status: Status;
  /** YYYY-MM-DD if the service sent a day; else its first 8 characters, or nothing. */
  date: string;
  /** Absolute and checked. */
  url: string;
}

/** The newest released build of each slot (`v6/windows/64`). */
export function newestBySlot(builds: readonly LiveBuild[]): Map<string, LiveBuild> {
  const newest = new Map<string, LiveBuild>();
  for (const build of builds) {
    if (build.status !== 'latest') continue;
    const slot = slotOf(build.line, build);
    const known = newest.get(slot);
    if (!known || compareVersions(build.version, known.version) > 0) newest.set(slot, build);
  }
  return newest;
}
