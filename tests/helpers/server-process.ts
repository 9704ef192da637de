/** The server as its command, on a free port, with a data folder of its own. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const START_LIMIT_MS = 20_000;

export type ServerProcess = Awaited<ReturnType<typeof startServerProcess>>;

/** Without this process's settings, so that a test states all that it relies on. */
export function spawnServer(environment: Readonly<Record<string, string>>) {
  let output = '';
  const child = spawn(process.execPath, ['server/main.ts'], {
    env: {
      PATH: process.env['PATH'],
      // With one it starts in half the time.
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      PORT: '0',
      SITE_DIR: 'no-site',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const exited = new Promise<number | string | null>((resolve) => {
    child.on('exit', (code, signal) => resolve(code ?? signal));
  });
  return {
    child,
    /** Settles with the exit code, or the signal's name. */
    exited,
    output: () => output,
  };
}

/** @throws when it ends, or prints nothing for 20 s, before it serves */
export async function startServerProcess(
  environment: Readonly<Record<string, string>>,
  dataDir = mkdtempSync(join(tmpdir(), 'site-')),
) {
  const startedAt = performance.now();
  const spawned = spawnServer({ DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...environment });
  const { child, exited, output } = spawned;
  const origin = await new Promise<string>((resolve, reject) => {
    const limit = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`The server did not start:\n${output()}`));
    }, START_LIMIT_MS);
    child.stdout.on('data', () => {
      const found = /Site and API: (\S+)/.exec(output())?.[1];
      if (found !== undefined) {
        clearTimeout(limit);
        resolve(found);
      }
    });
    void exited.then((code) => reject(new Error(`The server ended with ${code}:\n${output()}`)));
  });
  return {
    ...spawned,
    origin,
    dataDir,
    startedAt,
    /** Ends it, and deletes its data. */
    async remove(signal: NodeJS.Signals = 'SIGTERM') {
      child.kill(signal);
      await exited;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

const TICK_MS = 10;

/**
 * The processor time of a process in milliseconds: on a machine that runs other tests too, elapsed time depends on
 * those. On systems without /proc it is the elapsed time.
 */
export function cpuMsOf({ child, startedAt }: ServerProcess): number {
  const path = `/proc/${child.pid ?? 0}/stat`;
  if (!existsSync(path)) return performance.now() - startedAt;
  // After the name in brackets: state, then 10 numbers, then the ticks in user mode and in the kernel.
  const fields = readFileSync(path, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}
