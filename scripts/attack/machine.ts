/** The process behind a port of this machine, as Linux tells of it; elsewhere its memory and folder are not known. */
import { existsSync, readFileSync, readdirSync, readlinkSync } from 'node:fs';

export interface ServerProcess {
  pid: number;
  /** Resident, in MB. */
  memoryMb(): number;
  /** What it was started in. */
  folder: string;
  /** Paths of the files that it has open. */
  files(): string[];
}

const LISTENING = '0A';

export function findServerProcess(port: number): ServerProcess | undefined {
  if (!existsSync('/proc/net/tcp')) return undefined;
  const inode = inodeOf(port);
  if (inode === undefined) return undefined;
  const pid = readdirSync('/proc').find(
    (entry) => /^\d+$/.test(entry) && linksOf(entry).includes(`socket:[${inode}]`),
  );
  if (pid === undefined) return undefined;
  return {
    pid: Number(pid),
    memoryMb: () => Number(/VmRSS:\s+(\d+)/.exec(readOrNothing(`/proc/${pid}/status`))?.[1] ?? NaN) / 1024,
    folder: readlinkSync(`/proc/${pid}/cwd`),
    files: () => linksOf(pid).filter((link) => link.startsWith('/')),
  };
}

/** Of the socket that listens there, on whichever address. */
function inodeOf(port: number): string | undefined {
  const hexPort = port.toString(16).toUpperCase().padStart(4, '0');
  const rows = ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((path) => readOrNothing(path).split('\n'));
  for (const row of rows) {
    const [, local = '', , state, , , , , , inode] = row.trim().split(/\s+/);
    if (state === LISTENING && local.endsWith(`:${hexPort}`)) return inode;
  }
  return undefined;
}

function linksOf(pid: string): string[] {
  try {
    return readdirSync(`/proc/${pid}/fd`).flatMap((name) => {
      try {
        return [readlinkSync(`/proc/${pid}/fd/${name}`)];
      } catch {
        return []; // closed meanwhile
      }
    });
  } catch {
    return []; // somebody else's process, or gone
  }
}

function readOrNothing(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return ''; // the process has gone
  }
}
