/** Serves a built folder like a CDN, with the server's static part, without the API. */
import { createAdaptorServer } from '@hono/node-server';
import { createSite } from '#server/static/site.ts';
import { listenOnFreePort } from '#scripts/lib/free-port.ts';

/** @returns the origin, on a free port of this machine, and a function that ends it */
export async function serveFolder(folder: string): Promise<{ origin: string; close: () => Promise<void> }> {
  const server = createAdaptorServer(createSite(folder));
  const port = await listenOnFreePort(server);
  return {
    origin: `http://127.0.0.1:${port}`,
    close: async () => {
      if ('closeAllConnections' in server) server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
