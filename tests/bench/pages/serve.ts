/**
 * The bench's servers, in a process of their own so that measuring and serving do not wait for each other: each folder
 * on its own port, over HTTP/2 with TLS, with the build's packed files, like a CDN. Started by pages.ts with the
 * folders as arguments; sends their addresses, and the key by which a browser trusts them.
 */
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { proxy } from 'hono/proxy';
import { createSecureServer } from 'node:http2';
import { createSite } from '#server/static/site.ts';
import { keyOf, makeCertificate } from '#tests/helpers/certificate.ts';
import { listenOnFreePort } from '#scripts/lib/free-port.ts';

/** The one message to pages.ts. */
export interface Serving {
  /** The addresses of the folders, in their order. */
  origins: string[];
  /** SHA-256 of the certificate's public key, in base64. */
  key: string;
}

async function serve(folder: string, certificate: string, api: string): Promise<string> {
  const site = createSite(folder);
  const app = new Hono();
  app.all('/api/*', ({ req }) => {
    const { pathname, search } = new URL(req.url);
    // The browser's other headers name another origin than the API's.
    return proxy(api + pathname + search, {
      raw: req.raw,
      headers: { 'content-type': req.header('content-type') },
    });
  });
  app.all('*', ({ req }) => site.fetch(req.raw));
  const server = createAdaptorServer({
    fetch: app.fetch,
    createServer: createSecureServer,
    serverOptions: { key: certificate, cert: certificate },
  });
  return `https://localhost:${await listenOnFreePort(server)}`;
}

const [api = '', ...folders] = process.argv.slice(2);
const certificate = await makeCertificate();
const origins = await Promise.all(folders.map((folder) => serve(folder, certificate, api)));
process.send?.({ origins, key: keyOf(certificate) } satisfies Serving);
process.on('disconnect', () => process.exit());
