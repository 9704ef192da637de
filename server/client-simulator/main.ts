/** The simulator as a command: `node server/client-simulator/main.ts`. Settings: `CLIENT_PORT`. */
/* eslint-disable no-console -- a command talks to whoever started it */
import { startClientSimulator } from './index.ts';

const DEFAULT_PORT = 17_320;
const HIGHEST_PORT = 65_535;
const STATE_PATH = '.data/client-simulator.json';

const port = Number(process.env['CLIENT_PORT'] ?? DEFAULT_PORT);
if (!Number.isInteger(port) || port < 0 || port > HIGHEST_PORT) {
  console.error(`CLIENT_PORT must be a whole number from 0 to ${HIGHEST_PORT}.`);
  process.exit(1);
}

try {
  const simulator = await startClientSimulator({ port, statePath: STATE_PATH });
  console.log(`Desktop client simulator: ws://127.0.0.1:${simulator.port}/`);
  console.log(`${simulator.state.stores.length} stores, state in ${STATE_PATH}.`);
  console.log('A page gets the session cookies from /dev/client of the site that `npm start` serves.');
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void simulator.close().then(() => process.exit(0));
    });
  }
} catch (error) {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  console.error(isTaken ? `Port ${port} is taken: set CLIENT_PORT to another one.` : error);
  process.exit(1);
}
