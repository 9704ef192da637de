/** Selects from the manifest what a page shows. */
import type { Build, Line, Release, System } from './types.ts';

/** @throws Error when the line has none, which `checkManifest` prevents */
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

/** No browser's installer is smaller: such a file is a sample, whose size is not shown. */
const MIN_INSTALLER_BYTES = 1_000_000;

/** @returns 0 if no size is shown */
export const shownBytes = ({ sizeBytes }: Pick<Build, 'sizeBytes'>): number =>
  sizeBytes < MIN_INSTALLER_BYTES ? 0 : sizeBytes;

/** Every build with its release: the rows of a list. */
export function buildsOf(releases: readonly Release[]) {
  return releases.flatMap((release) => release.builds.map((build) => ({ release, build })));
}

/** Identifies a build across versions: `v6/windows/64`, `android/android`. */
export function slotOf(line: Line, { system, bits }: Pick<Build, 'system' | 'bits'>): string {
  return [line, system, ...(bits === undefined ? [] : [bits])].join('/');
}
