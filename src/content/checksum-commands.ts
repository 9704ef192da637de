/** The current client's files, and the checksum command of each: one for each system, on every page. */
import { buildOf, latestOf } from '#src/domain/releases/selection.ts';
import type { System } from '#src/domain/releases/types.ts';
import { releases } from './manifest.ts';

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
