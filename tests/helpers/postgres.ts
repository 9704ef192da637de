/**
 * A PostgreSQL for the tests: the machine's own binaries on an empty folder, reached by a unix socket. One server
 * serves a whole run, with a database for each test. Without the binaries the run fails and
 * says why, since an untested database counts as broken.
 */
import { randomUUID } from 'node:crypto';
import { execFile, execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { findPostgres, isMissing, needs } from '#scripts/lib/machine.ts';

const run = promisify(execFile);

/** Set by the run's global setup; files that run alone start their own. */
export const SHARED_URL_KEY = 'TEST_POSTGRES_URL';

function binaries(): string {
  const initdb = findPostgres();
  if (initdb !== undefined) return dirname(initdb);
  throw new Error(`The tests need PostgreSQL: initdb was not found. ${needs.postgres.advice}`);
}

/** PostgreSQL refuses to run as root, so root uses the user of Debian's package. */
function asOwner(command: string, args: string[]): [string, string[]] {
  const owner = ['--reuid=postgres', '--regid=postgres', '--init-groups'];
  // `runuser` is not in the path of a root shell that `su` opened.
  return process.getuid?.() === 0 ? ['setpriv', [...owner, command, ...args]] : [command, args];
}

export async function startPostgres() {
  const bin = binaries();
  const folder = mkdtempSync(join(tmpdir(), 'pg-'));
  if (process.getuid?.() === 0) {
    const id = (flag: string): number => Number(execFileSync('id', [flag, 'postgres']).toString());
    chownSync(folder, id('-u'), id('-g'));
  }
  const dataFolder = join(folder, 'data');
  const control = (...args: string[]) => run(...asOwner(join(bin, 'pg_ctl'), ['-D', dataFolder, ...args]));
  await run(
    ...asOwner(join(bin, 'initdb'), [
      ...['-D', dataFolder, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--no-locale', '--no-sync'],
    ]),
  );
  // No data here must survive a crash.
  const settings = `-k ${folder} -c listen_addresses= -c fsync=off -c full_page_writes=off -c synchronous_commit=off -c shared_buffers=16MB -c max_connections=200`;
  const start = async (): Promise<void> => {
    await control('-l', join(folder, 'log'), '-o', settings, '-w', 'start');
  };
  await start();
  const signal = (name: 'SIGSTOP' | 'SIGCONT'): void => {
    const postmaster = Number(readFileSync(join(dataFolder, 'postmaster.pid'), 'utf8').split('\n')[0]);
    // First the process that starts the others.
    process.kill(postmaster, name);
    const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(postmaster)]).toString();
    for (const pid of children.trim().split(/\s+/)) {
      try {
        process.kill(Number(pid), name);
      } catch (error) {
        // Worker processes start and end; one that has ended meanwhile needs no signal.
        if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
      }
    }
  };
  return {
    /** Stops all of its processes, like a frozen machine; `thaw` continues them. */
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    /** The address of the maintenance database. */
    url: `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`,
    /** Shuts it down and keeps its data; `resume` starts it again. */
    async pause() {
      await control('-m', 'fast', '-w', 'stop');
    },
    resume: start,
    async stop() {
      // A paused one needs no stop.
      if (existsSync(join(dataFolder, 'postmaster.pid'))) await control('-m', 'immediate', '-w', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * @param template the name of another database without connections; an empty one where it is left out
 * @returns the address of a new database on that server, and how to drop it
 */
export async function createPostgresDatabase(serverUrl: string, template = 'template1') {
  // Files run as threads of one process, several at once.
  const name = `test_${randomUUID().replaceAll('-', '_')}`;
  await administer(serverUrl, `create database ${name} template ${template}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => administer(serverUrl, `drop database if exists ${name} with (force)`) };
}

async function administer(serverUrl: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** Global setup of a test run. */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (isMissing('postgres')) return undefined;
  const server = await startPostgres();
  process.env[SHARED_URL_KEY] = server.url;
  return () => server.stop();
}
