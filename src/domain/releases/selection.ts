/** Picks out of the manifest what a page shows. */
import type { Build, Line, Release, System } from './types.ts';

/** A build with the release that it belongs to: one row of a list. */
export interface ReleasedBuild {
  release: Release;
  build: Build;
}

/** @throws Error when the line has none; `checkManifest` sees to it that it has */
export function latestOf(releases: readonly Release[], line: Line): Release {
  const latest = releases.find((release) => release.line === line && release.status === 'latest');
  if (!latest) throw new Error(`The line ${line} has no latest release.`);
  return latest;
}

export function buildOf(release: Release, system: System, bits?: 32 | 64): Build | undefined {
  return release.builds.find(
    (build) => build.system === system && (bits === undefined || build.bits === bits),
  );
}

/** A browser's installer is never smaller: such a file is a sample, and its size is not shown. */
const SMALLEST_INSTALLER_BYTES = 1_000_000;

/** @returns 0 where no size is to be shown */
export const shownBytes = ({ sizeBytes }: Pick<Build, 'sizeBytes'>): number =>
  sizeBytes < SMALLEST_INSTALLER_BYTES ? 0 : sizeBytes;

export function buildsOf(releases: readonly Release[]): ReleasedBuild[] {
  return releases.flatMap((release) => release.builds.map((build) => ({ release, build })));
}

/** Names one build across versions, so that a newer version finds its place: `v6/windows/64`, `android/android`. */
export function slotOf(line: Line, { system, bits }: Pick<Build, 'system' | 'bits'>): string {
  return [line, system, ...(bits === undefined ? [] : [bits])].join('/');
}
