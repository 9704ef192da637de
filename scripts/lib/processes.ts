/**
 * The processes that a task starts. They end with the task, however it ends: normally, by Ctrl-C, by a supervisor's
 * SIGTERM, or when the process that started it is killed.
 */
import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';

const GRACE_MS = 8_000;
const running = new Set<ChildProcess>();
let isEnding = false;

/** Runs a script of the project in Node, by default in the task's terminal. */
export function startNode(args: readonly string[], options: SpawnOptions = {}): ChildProcess {
  const child = spawn(process.execPath, args, { stdio: 'inherit', ...options });
  running.add(child);
  child.once('close', () => running.delete(child));
  child.once('error', () => running.delete(child));
  return child;
}

// Also ends them when the task ends by an error.
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

/** Asks every running process to end, and kills it after a while. */
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
  // The channel to scripts/bootstrap.mjs closes when that is killed; it must not keep this process running.
  process.on('disconnect', end);
  process.channel?.unref();
}

/** For services: when one ends, the others are ended too. */
export function endTogether(children: readonly ChildProcess[]): void {
  for (const child of children) {
    child.once('close', (code) => {
      if (!isEnding) void endAll().then(() => process.exit(code ?? 1));
    });
  }
}
