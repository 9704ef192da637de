/**
 * The server as a command: `node server/main.ts`. Settings come from the environment and from `.env`, where there is
 * one. The desktop-client simulator is loaded only with the development tools. SIGTERM and SIGINT let running requests
 * finish; a second signal does not wait. SIGHUP reloads content and site; in a terminal it means that the terminal was
 * closed, and ends the server.
 */
/* oxlint-disable no-console -- a command prints its result */
import { join, resolve } from 'node:path';
import type { ClientSimulator } from './client-simulator/index.ts';
import { ConfigError, loadSettings } from './setting-reader.ts';
import { ContentError } from './content/content.ts';
import { describeDatabaseOutage, isDatabaseOutage } from './db/errors.ts';
import { ListenError } from './http/node-server.ts';
import { startServer } from './start.ts';

const EXIT_WITHIN_MS = 5000;

/** @throws ConfigError, ListenError */
async function startClient(environment: NodeJS.ProcessEnv): Promise<ClientSimulator | undefined> {
  if (!['1', 'true'].includes(environment['DEV_TOOLS'] ?? '')) return undefined;
  const [{ startClientSimulator }, { readClientSettings }] = await Promise.all([
    import('./client-simulator/index.ts'),
    import('./client-simulator/settings.ts'),
  ]);
  const settings = readClientSettings(environment);
  const statePath = join(resolve(environment['DATA_DIR'] ?? '.data'), 'client-simulator.json');
  return startClientSimulator({ ...settings, statePath });
}

async function run(): Promise<void> {
  const simulator = await startClient(process.env);
  const server = await startServer({ environment: process.env, simulator });
  if (server.accounts) simulator?.setAccounts(server.accounts);
  console.log(`Site and API: ${server.origin}`);
  if (server.deskOrigin) {
    console.log(`Chat desk: ${server.deskOrigin} (agents: ${server.deskOrigin}/agent)`);
  }
  if (simulator) {
    console.log(`Desktop client simulator: ws://127.0.0.1:${simulator.port}/`);
    console.log(`Development tools: ${server.origin}/dev`);
  }

  let isStopping = false;
  const stop = (): void => {
    if (isStopping) process.exit(1);
    isStopping = true;
    setTimeout(() => process.exit(1), EXIT_WITHIN_MS).unref();
    Promise.all([server.close(), simulator?.close()]).then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.on('SIGHUP', () => {
    if (process.stdout.isTTY) stop();
    else server.reload();
  });
}

// Only this user may read new files, also in a folder that others may read.
process.umask(0o077);
try {
  loadSettings();
  await run();
} catch (error) {
  const isExplained =
    error instanceof ConfigError || error instanceof ContentError || error instanceof ListenError;
  if (isDatabaseOutage(error)) console.error(`The server cannot start. ${describeDatabaseOutage(error)}`);
  else console.error(isExplained ? error.message : error);
  process.exit(1);
}
