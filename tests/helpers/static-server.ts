/** Serves a built folder as a CDN would, by the part of the server that does: without the API. */
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { createSite } from '#server/static/site.ts';

/** @returns the origin, on a free port of this machine, and a way to end it */
export async function serveFolder(folder: string): Promise<{ origin: string; close: () => Promise<void> }> {
  const server = createAdaptorServer(createSite(folder));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo; // listening on TCP, so never a pipe's name
  return {
    origin: `http://127.0.0.1:${port}`,
    close: async () => {
      if ('closeAllConnections' in server) server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
