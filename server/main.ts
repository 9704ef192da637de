/**
 * The server as a command: `node server/main.ts`. Settings come from the environment and from `.env`, where there is one.
 * With the development tools comes the desktop-client simulator; without them its code is not even read.
 * SIGTERM and SIGINT let what is in flight finish; a second signal does not wait. SIGHUP reads content and site anew; in a
 * terminal it means that the terminal was closed, and ends the server as it ends others.
 */
/* oxlint-disable no-console -- a command talks to whoever started it */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { People } from './account/people.ts';
import { ConfigError } from './setting-reader.ts';
import { ContentError } from './content/content.ts';
import type { Simulator } from './dev/simulator.ts';
import { describeDatabaseOutage, isDatabaseOutage } from './db/errors.ts';
import { ListenError } from './http/node-server.ts';
import { startServer } from './start.ts';

const EXIT_WITHIN_MS = 5000;

interface DesktopClient {
  address: string;
  simulator: Simulator;
  setPeople(people: People): void;
  close(): Promise<void>;
}

/** @throws ConfigError, ListenError */
async function startClient(environment: NodeJS.ProcessEnv): Promise<DesktopClient | undefined> {
  if (!['1', 'true'].includes(environment['DEV_TOOLS'] ?? '')) return undefined;
  const [{ NO_FAULTS, startClientSimulator }, { readClientSettings }] = await Promise.all([
    import('./client-simulator/index.ts'),
    import('./client-simulator/settings.ts'),
  ]);
  const settings = readClientSettings(environment);
  const statePath = join(resolve(environment['DATA_DIR'] ?? '.data'), 'client-simulator.json');
  const client = await startClientSimulator({ ...settings, statePath }).catch((error: unknown) => {
    if (!(error instanceof Error) || !('code' in error) || error.code !== 'EADDRINUSE') throw error;
    throw new ListenError(
      `Port ${settings.port} is taken. Stop what uses it, or set CLIENT_PORT to another.`,
      {
        cause: error,
      },
    );
  });
  return {
    address: `ws://127.0.0.1:${client.port}/`,
    simulator: {
      cookies: () => client.cookies,
      faults: () => ({ ...client.faults }),
      setFaults: (faults) => client.setFaults(faults),
      calm: () => client.setFaults(NO_FAULTS),
      disconnect: () => client.disconnect(),
      rotateSession: () => client.rotateSession(),
    },
    setPeople: (people) => client.setPeople(people),
    close: () => client.close(),
  };
}

async function run(): Promise<void> {
  const client = await startClient(process.env);
  const server = await startServer({
    environment: process.env,
    ...(client ? { simulator: client.simulator } : {}),
  });
  if (server.people) client?.setPeople(server.people);
  console.log(`Site and API: ${server.origin}`);
  if (server.deskOrigin) {
    console.log(`Chat desk: ${server.deskOrigin} (agents: ${server.deskOrigin}/agent)`);
  }
  if (client) console.log(`Desktop client simulator: ${client.address}\nTrying it: ${server.origin}/dev`);

  let isStopping = false;
  const stop = (): void => {
    if (isStopping) process.exit(1);
    isStopping = true;
    setTimeout(() => process.exit(1), EXIT_WITHIN_MS).unref();
    Promise.all([server.close(), client?.close()]).then(
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

// What is stored is for this user alone, also in a folder that others may look into.
process.umask(0o077);
if (existsSync('.env')) process.loadEnvFile('.env');
try {
  await run();
} catch (error) {
  const isExplained =
    error instanceof ConfigError || error instanceof ContentError || error instanceof ListenError;
  if (isDatabaseOutage(error)) console.error(`The server cannot start. ${describeDatabaseOutage(error)}`);
  else console.error(isExplained ? error.message : error);
  process.exit(1);
}
