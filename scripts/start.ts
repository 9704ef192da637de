/**
 * `npm start`: builds the site if dist/ is not what the sources say, then serves it with the API, the database and the
 * development tools (the desktop-client simulator is one of them) until Ctrl-C.
 */
import { endAll, endTogether, endWithParent } from './lib/processes.ts';
import { DEFAULT_CLIENT_PORT, DEFAULT_PORT, startServer, untilReady } from './lib/services.ts';
import { loadSettings } from './lib/settings.ts';
import { buildSite, isBuildFresh } from './lib/site-build.ts';

endWithParent(0);
loadSettings();

if (!isBuildFresh()) {
  console.log('Building the site …');
  const code = await buildSite({ stdio: ['ignore', 'ignore', 'inherit'] });
  if (code !== 0) process.exit(code);
}

const port = process.env['PORT'] ?? DEFAULT_PORT;
const clientPort = process.env['CLIENT_PORT'] ?? DEFAULT_CLIENT_PORT;
const site = `http://127.0.0.1:${port}`;
const env = { PORT: port, CLIENT_PORT: clientPort, DEV_TOOLS: process.env['DEV_TOOLS'] ?? '1' };
const server = startServer(env);
endTogether([server]);

try {
  await untilReady(site, server);
  console.log(`
  Site     ${site}  中文
           ${site}/en  English
  API      ${site}/api
  Try out  ${site}/dev  (messages sent, invitations, the way into the embedded views)
  Client   ws://127.0.0.1:${clientPort}  (desktop-client simulator)
  Data     ${process.env['DATA_DIR'] ?? '.data'}

  Ctrl-C ends it all.
`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await endAll();
  process.exit(1);
}
