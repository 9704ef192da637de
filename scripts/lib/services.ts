/** Starts the server as a process (with DEV_TOOLS it includes the desktop-client simulator) and waits for it. */
import type { ChildProcess } from 'node:child_process';
import { startNode } from './processes.ts';
import { freePort } from './free-port.ts';

const READY_MS = 30_000;
const ASK_EVERY_MS = 50;

export const DEFAULT_PORT = '4321';
export const DEFAULT_CLIENT_PORT = '17320';
export const DEFAULT_DESK_PORT = '4322';

/**
 * In its own process group: otherwise Ctrl-C in a terminal would reach it in addition to our own signal, and a second
 * signal makes it drop running requests.
 * @param nodeFlags such as `--watch`
 */
export function startServer(env: NodeJS.ProcessEnv, nodeFlags: readonly string[] = []): ChildProcess {
  return startNode([...nodeFlags, 'server/main.ts'], {
    env: { ...process.env, ...env },
    detached: process.platform !== 'win32',
  });
}

/**
 * @returns when the address gives any answer
 * @throws when the process has ended, or nothing answers within 30 s
 */
export async function untilReady(address: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + READY_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null)
      throw new Error(`The server stopped with code ${child.exitCode}; see its output above.`);
    // Connections are refused until it is ready.
    const answer = await fetch(address, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined);
    if (answer) return;
    await new Promise((done) => setTimeout(done, ASK_EVERY_MS));
  }
  throw new Error(`${address} did not answer within ${READY_MS / 1000} s.`);
}

/** The server without a desk, on a database of its own. @returns its address, once it answers */
export async function startAlone(dataDir: string): Promise<string> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const env = {
    PORT: String(port),
    DESK_PORT: 'off',
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    LOG_LEVEL: 'warn',
  };
  await untilReady(origin, startServer(env));
  return origin;
}
