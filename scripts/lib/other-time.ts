/**
 * What lets a process, and all that it starts, live on another day. `tests/helpers/other-clock.ts` does that to Node with nothing
 * but Node; libfaketime does it to every program, a database and a browser as well, and has to be installed.
 */
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Where packages of Debian, Fedora, Arch and Homebrew leave it. */
const PLACES = [
  '/usr/lib/*/faketime/libfaketimeMT.so.1',
  '/usr/{lib,lib64}/faketime/libfaketimeMT.so.1',
  '/opt/homebrew/lib/faketime/libfaketimeMT.1.dylib',
];

/** @returns libfaketime, where it is installed */
export const findClockLibrary = (): string | undefined => globSync(PLACES).find((path) => existsSync(path));

/** @throws where it is not installed, saying what to install */
export function clockLibrary(): string {
  const found = findClockLibrary();
  if (found !== undefined) return found;
  throw new Error('`--machine` needs libfaketime; install it (Debian: apt-get install libfaketime).');
}

/**
 * The settings that do it.
 *
 * @param folder of the project that the process runs in
 * @param library libfaketime; without it only the clock of Node is another
 */
export function atAnotherTime(
  folder: string,
  days: number,
  library: string | undefined,
): Record<string, string> {
  if (library === undefined) {
    const preload = pathToFileURL(join(folder, 'tests/helpers/other-clock.ts')).href;
    return { NODE_OPTIONS: `--import=${preload}`, CLOCK_SHIFT_DAYS: String(days) };
  }
  return {
    [process.platform === 'darwin' ? 'DYLD_INSERT_LIBRARIES' : 'LD_PRELOAD']: library,
    // The uptime moves along: timers of Chromium stand still where only the day is another.
    FAKETIME: `${days >= 0 ? '+' : ''}${days}d`,
  };
}
