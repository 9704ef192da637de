/**
 * `npm run dev`: Astro's development server, with the API behind it. The API runs beside it and restarts when its code
 * changes; its addresses are proxied, so that everything is on one port.
 */
import { dev } from 'astro';
import { loadSettings } from '#server/setting-reader.ts';
import { endAll, endTogether, endWithParent } from './lib/processes.ts';
import { DEFAULT_CLIENT_PORT, DEFAULT_PORT, startServer } from './lib/services.ts';
import { freePort } from './lib/free-port.ts';
import { buildDesk } from './lib/site-build.ts';

endWithParent(0);
loadSettings();

const port = Number(process.env['PORT'] ?? DEFAULT_PORT);
const clientPort = process.env['CLIENT_PORT'] ?? DEFAULT_CLIENT_PORT;
const apiPort = String(await freePort());
const env = {
  PORT: apiPort,
  CLIENT_PORT: clientPort,
  DEV_TOOLS: '1',
  LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn',
};
const watched = ['server', 'src/api', 'src/config'].map((path) => `--watch-path=${path}`);

// Builds the chat desk's pages once; they are not rebuilt on changes.
await buildDesk();
endTogether([startServer(env, watched)]);

// An object, because for a plain address Vite changes `Host`, and the API then refuses the page's own requests.
const api = { target: `http://127.0.0.1:${apiPort}` };
const proxy = { '^/api/': api, '^/account/': api, '^/dev($|/)': api, '^/installers/': api };
try {
  await dev({
    server: { host: '127.0.0.1', port },
    vite: { server: { proxy } },
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await endAll();
  process.exit(1);
}
