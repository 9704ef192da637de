/** `npm run client`: the desktop-client simulator alone. Settings: `CLIENT_PORT`, `CLIENT_SHOPS`, `DATA_DIR`. */
import { join } from 'node:path';
import { startClientSimulator } from '#server/client-simulator/index.ts';
import { readClientSettings } from '#server/client-simulator/settings.ts';
import { ListenError } from '#server/http/node-server.ts';
import { ConfigError, loadSettings } from '#server/setting-reader.ts';

loadSettings();
const statePath = join(process.env['DATA_DIR'] ?? '.data', 'client-simulator.json');

try {
  const settings = readClientSettings(process.env);
  const simulator = await startClientSimulator({ ...settings, statePath });
  console.log(`Desktop client simulator: ws://127.0.0.1:${simulator.port}/`);
  console.log(`${simulator.state.stores.length} stores, state in ${statePath}.`);
  console.log('A page gets the session cookies from /dev/client of the site that `npm start` serves.');
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void simulator.close().then(() => process.exit(0));
    });
  }
} catch (error) {
  const isExplained = error instanceof ConfigError || error instanceof ListenError;
  console.error(isExplained ? error.message : error);
  process.exit(1);
}
