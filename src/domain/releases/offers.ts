/** Installers as pages offer them: the manifest's, or what the version service has in their place. */
import type { LiveBuild } from './live-versions.ts';
import type { Status } from './types.ts';

/** A build that is offered as a link alone. */
export interface Installer {
  /** Names the build across versions: `v6/windows/64`. */
  slot: string;
  version: string;
  /** The address without a promoter. */
  href: string;
}

export interface Offer extends Installer {
  /** '98 MB', or in the page's language that the file is a sample; empty where nothing is known of it. */
  size: string;
  /** Empty where it is not known. */
  sha256?: string;
}

/** A release with what it offers, in the page's language. */
export interface Edition {
  /** Left out where a heading above names the edition already. */
  name?: string;
  version: string;
  status: Status;
  date: string;
  /** The date in words. */
  day: string;
  offers: readonly Offer[];
  /** Systems that a release is planned for. */
  planned?: readonly string[] | undefined;
  /** What is said of a system without a build for now. */
  inUpgrade?: string | undefined;
}

export type NewestBuilds = ReadonlyMap<string, LiveBuild>;

/**
 * The offer itself where the service agrees with it or has nothing for its place; else the service's build, of which
 * neither size nor checksum is known.
 */
export function upToDate<Kind extends Installer>(offer: Kind, newest: NewestBuilds): Kind {
  const live = newest.get(offer.slot);
  if (!live || live.version === offer.version) return offer;
  return { ...offer, version: live.version, href: live.url, size: '', sha256: '' };
}

/** @returns the version of the last of these offers that the service has replaced; undefined where it has replaced none */
export function changedVersion(offers: readonly Offer[], newest: NewestBuilds): string | undefined {
  const changed = offers.map((offer) => upToDate(offer, newest)).filter((offer) => !offers.includes(offer));
  return changed.at(-1)?.version;
}
