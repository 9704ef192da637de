/**
 * `npm start`: builds the site if dist/ is outdated, then serves it with the API, the database and the development
 * tools (among them the desktop-client simulator) until Ctrl-C.
 */
import { loadSettings } from '#server/setting-reader.ts';
import { endAll, endTogether, endWithParent } from './lib/processes.ts';
import {
  DEFAULT_CLIENT_PORT,
  DEFAULT_DESK_PORT,
  DEFAULT_PORT,
  startServer,
  untilReady,
} from './lib/services.ts';
import { freePort } from './lib/free-port.ts';
import { buildSite, isBuildFresh } from './lib/site-build.ts';

endWithParent(0);
loadSettings();

// The pages contain the desk's address, so its port is chosen before they are built.
const requestedPort = process.env['DESK_PORT'] ?? DEFAULT_DESK_PORT;
const deskPort = requestedPort === '0' ? String(await freePort()) : requestedPort;
const desk = deskPort === 'off' ? undefined : `http://127.0.0.1:${deskPort}`;
if (desk && deskPort !== DEFAULT_DESK_PORT) process.env['PUBLIC_CHAT_DESK'] ??= `${desk}/`;

if (!isBuildFresh()) {
  console.log('Building the site …');
  const code = await buildSite();
  if (code !== 0) process.exit(code);
}

const port = process.env['PORT'] ?? DEFAULT_PORT;
const clientPort = process.env['CLIENT_PORT'] ?? DEFAULT_CLIENT_PORT;
// 0.0.0.0 and :: are every address of the machine.
const host = (process.env['HOST'] ?? '0.0.0.0').replace(/^(0\.0\.0\.0|::)$/, '127.0.0.1');
const site = `http://${host}:${port}`;
const env = {
  PORT: port,
  DESK_PORT: deskPort,
  CLIENT_PORT: clientPort,
  DEV_TOOLS: process.env['DEV_TOOLS'] ?? '1',
};
const server = startServer(env);
endTogether([server]);

try {
  await untilReady(site, server);
  console.log(`
  Site     ${site}  中文
           ${site}/en  English
  API      ${site}/api
  Try out  ${site}/dev  (messages sent, invitations, the way into the embedded views)
${deskLines(desk && `http://${host}:${deskPort}`)}  Client   ws://127.0.0.1:${clientPort}  (desktop-client simulator)
  Data     ${process.env['DATA_DIR'] ?? '.data'}

  Press Ctrl-C to stop.
`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await endAll();
  process.exit(1);
}

function deskLines(address: string | undefined): string {
  const { PUBLIC_CHAT_DESK: set, PUBLIC_CHAT_ADAPTER: adapter } = process.env;
  if (address === undefined || set === 'none' || adapter === 'chatwoot') return '';
  return `  Desk     ${address}  (customer-service chat; agents: ${address}/agent)\n`;
}
