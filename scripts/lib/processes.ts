/**
 * The processes that a task starts. They end with the task, however it ends: by itself, by Ctrl-C, by a supervisor's
 * SIGTERM, or by the loss of the process that started it.
 */
import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';

const GRACE_MS = 8_000;
const running = new Set<ChildProcess>();
let isEnding = false;

/** Node on a script of the project, by default in the terminal of the task. */
export function startNode(args: readonly string[], options: SpawnOptions = {}): ChildProcess {
  const child = spawn(process.execPath, args, { stdio: 'inherit', ...options });
  running.add(child);
  child.once('close', () => running.delete(child));
  child.once('error', () => running.delete(child));
  return child;
}

// Where the task ends by an error of its own, nothing is left behind either.
process.on('exit', () => running.forEach((child) => child.kill('SIGTERM')));

/** @returns the exit code; 1 where a signal or a missing program ended it */
export function exitOf(child: ChildProcess): Promise<number> {
  return new Promise((done) => {
    child.once('close', (code) => done(code ?? 1));
    child.once('error', (error) => {
      console.error(error.message);
      done(1);
    });
  });
}

/** Asks every process that still runs to end, and makes it after a while. */
export async function endAll(): Promise<void> {
  isEnding = true;
  const children = [...running];
  const deadline = setTimeout(() => children.forEach((child) => child.kill('SIGKILL')), GRACE_MS);
  await Promise.all(
    children.map((child) => {
      const gone = exitOf(child);
      child.kill('SIGTERM');
      return gone;
    }),
  );
  clearTimeout(deadline);
}

/** Ends the task and what it started at the first signal. Call once, before anything is started. */
export function endWithParent(exitCode: number): void {
  const end = () => {
    if (isEnding) return;
    void endAll().then(() => process.exit(exitCode));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  // The channel to scripts/bootstrap.mjs breaks when that is killed; it must not keep this process up by itself.
  process.on('disconnect', end);
  process.channel?.unref();
}

/** For services: when one ends by itself, the rest is of no use. */
export function endTogether(children: readonly ChildProcess[]): void {
  for (const child of children) {
    child.once('close', (code) => {
      if (!isEnding) void endAll().then(() => process.exit(code ?? 1));
    });
  }
}
