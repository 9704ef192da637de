/** Finds programs on this machine. Installs nothing. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The shell of a task, or of root, may lack some of these. */
const USUAL = ['/usr/bin', '/usr/sbin', '/usr/local/bin', '/usr/local/sbin', '/opt/homebrew/bin'];
const EXE = process.platform === 'win32' ? '.exe' : '';

/**
 * @param names of the same program, the preferred one first
 * @param first folders that come before those of the path
 */
export function findProgram(names: readonly string[], first: readonly string[] = []): string | undefined {
  const folders = [...first, ...(process.env['PATH'] ?? '').split(delimiter), ...USUAL].filter(Boolean);
  return folders
    .flatMap((folder) => names.map((name) => join(folder, name + EXE)))
    .find((path) => existsSync(path));
}
