/**
 * Where `npm test` writes what it throws away: data folders of servers, profiles of browsers, copies of the project. In memory
 * where there is room, since a database that makes sure of every write waits for the disk longer than its test takes.
 */
import { existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

/** Where Linux keeps files in memory. */
const MEMORY_FOLDER = '/dev/shm';
const PREFIX = 'site-tests-';
const NEEDED_BYTES = 2 * 1024 ** 3;

/** @returns the folder that is in memory, where this system has one with so much room */
export function memoryFolder(neededBytes: number, folder = MEMORY_FOLDER): string | undefined {
  if (!existsSync(folder)) return undefined;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize > neededBytes ? folder : undefined;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's process runs as well.
    return (error as NodeJS.ErrnoException).code === 'EPERM'; // what Node throws here
  }
}

/** What a run that was killed could not take away; memory is not given back by itself. */
function removeLeftovers(parent: string): void {
  for (const name of readdirSync(parent)) {
    const pid = name.startsWith(PREFIX) ? Number.parseInt(name.slice(PREFIX.length), 10) : NaN;
    if (pid > 0 && !isRunning(pid)) rmSync(join(parent, name), { recursive: true, force: true });
  }
}

/**
 * A new folder for this process, to be removed when it ends.
 *
 * @param parent undefined: the system's own folder for such files is to be used
 */
export function openScratch(parent = memoryFolder(NEEDED_BYTES)): string | undefined {
  if (parent === undefined) return undefined;
  removeLeftovers(parent);
  return mkdtempSync(join(parent, `${PREFIX}${process.pid}-`));
}
