/** Rows of the table of all versions: one for each installer, including planned ones. */
import { newestBySlot, type LiveBuild } from './offers.ts';
import { slotOf } from './selection.ts';
import type { TableRow } from './table-state.ts';
import { LINES, type Line, type Status } from './types.ts';
import { compareVersions } from './versions.ts';

export interface VersionRow extends TableRow {
  line: Line;
  status: Status;
  /** Identifies the build across versions: `v6/windows/64`; empty for a planned release. */
  slot: string;
  /** The system in the page's language. */
  name: string;
  /** The date in the page's language. */
  day: string;
  /** The address without a promoter's code; empty for a planned release. */
  href: string;
}

/** Identifies the release of a row, for the comparison. */
export const releaseOf = ({ line, version }: Pick<VersionRow, 'line' | 'version'>): string =>
  `${line}-${version}`;

/** @returns the newest release of the first edition with two, and the one before; nothing if none has */
export function newestTwo(rows: readonly VersionRow[]): readonly [string, string] {
  for (const line of LINES) {
    const released = rows
      .filter((row) => row.line === line && (row.status === 'latest' || row.status === 'old'))
      .sort((a, b) => compareVersions(b.version, a.version));
    const [newest, before] = new Set(released.map(releaseOf));
    if (newest && before) return [newest, before];
  }
  return ['', ''];
}

/**
 * Adds what the version service knows: its own builds, and the badge `old` for those that they replace. The service's
 * builds have neither size nor checksum; one for a system without a row in its edition is left out, since the page has
 * no texts for it.
 */
export function withLiveBuilds(
  rows: readonly VersionRow[],
  builds: readonly LiveBuild[],
): readonly VersionRow[] {
  const newest = newestBySlot(builds);
  const all = rows.map((row) =>
    isReplaced(row, newest.get(row.slot)) ? { ...row, status: 'old' as const } : row,
  );
  for (const build of builds) {
    const slot = slotOf(build.line, build);
    const model = rows.find((row) => row.slot === slot);
    const isKnown = all.some((row) => row.slot === slot && row.version === build.version);
    if (!model || isKnown) continue;
    const { version, status, date, url } = build;
    all.push({ ...model, version, status, date, day: date, href: url, sizeBytes: 0 });
  }
  return all;
}

const isReplaced = ({ status, version }: VersionRow, live: LiveBuild | undefined): boolean =>
  status === 'latest' && live !== undefined && live.version !== version;
