/**
 * The release manifest: all files in `releases/`, checked once in a build, newest first in each line; and the checksum
 * command of each of the current client's files, one for each system.
 */
import { checkManifest, parseRelease } from '#src/domain/releases/schema.ts';
import { buildOf, latestOf } from '#src/domain/releases/selection.ts';
import type { System } from '#src/domain/releases/types.ts';
import { sortReleases } from '#src/domain/releases/versions.ts';

const files = import.meta.glob<unknown>('./releases/*.json', { eager: true, import: 'default' });

export const releases = sortReleases(
  checkManifest(
    Object.entries(files).map(([path, content]) =>
      parseRelease(path.slice('./releases/'.length, -'.json'.length), content),
    ),
  ),
);

export function currentFile(system: System): string {
  const file = buildOf(latestOf(releases, 'v6'), system)?.file;
  if (!file) throw new Error(`The current client has no installer for ${system}.`);
  return file;
}

export const checksumCommands = [
  { system: 'Windows', prompt: '>', command: `certutil -hashfile ${currentFile('windows')} SHA256` },
  { system: 'macOS', prompt: '%', command: `shasum -a 256 ${currentFile('mac-apple')}` },
  { system: 'Linux', prompt: '$', command: `sha256sum ${currentFile('linux')}` },
] as const;
