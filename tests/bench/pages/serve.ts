/**
 * The bench's servers, in a process of their own so that measuring and serving do not wait for each other: each folder at
 * its own port, over HTTP/2 with TLS and brotli, as a CDN would. Started by pages.ts with the folders as arguments; says
 * where they are, and by which key a browser knows them.
 */
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { createSite } from '#server/static/site.ts';
import { keyOf, makeCertificate } from './certificate.ts';

/** The one message to pages.ts. */
export interface Serving {
  /** Of each folder, in their order. */
  origins: string[];
  /** SHA-256 of the certificate's public key, in base64. */
  key: string;
}

const brotli = promisify(brotliCompress);
const TEXT = /^(text\/|application\/(json|manifest\+json|xml|javascript)|image\/svg)/;
const API_TIMEOUT_MS = 15_000;

/** Copies for folders that bring none, at the strongest setting too, made once each. */
function createPacker() {
  const packed = new Map<string, Promise<Buffer<ArrayBuffer>>>();
  return async (address: string, response: Response): Promise<Response> => {
    const isText = TEXT.test(response.headers.get('content-type') ?? '');
    if (!isText || response.status !== 200 || response.headers.has('content-encoding')) return response;
    const body = Buffer.from(await response.arrayBuffer());
    const copy = packed.get(address) ?? brotli(body);
    packed.set(address, copy);
    const headers = new Headers(response.headers);
    headers.set('content-encoding', 'br');
    headers.delete('content-length');
    return new Response(new Uint8Array(await copy), { headers });
  };
}

/** @param api origin of a server that answers what pages ask of /api; without one they get a 404 */
async function serve(folder: string, certificate: string, api: string | undefined): Promise<string> {
  const site = createSite(folder);
  const pack = createPacker();
  const app = new Hono();
  if (api !== undefined) {
    app.all('/api/*', async ({ req }) => {
      const { pathname, search } = new URL(req.url);
      const { method, headers } = req.raw;
      const body = method === 'GET' ? undefined : await req.arrayBuffer();
      const signal = AbortSignal.timeout(API_TIMEOUT_MS);
      const answer = await fetch(api + pathname + search, {
        method,
        headers: { 'content-type': headers.get('content-type') ?? '' },
        signal,
        ...(body ? { body } : {}),
      });
      const type = answer.headers.get('content-type') ?? 'application/json';
      return new Response(await answer.arrayBuffer(), {
        status: answer.status,
        headers: { 'content-type': type },
      });
    });
  }
  app.all('*', async ({ req }) => pack(req.path, await site.fetch(req.raw)));
  const server = createAdaptorServer({
    fetch: app.fetch,
    createServer: createSecureServer,
    serverOptions: { key: certificate, cert: certificate },
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo; // listening on TCP, so never a pipe's name
  return `https://localhost:${port}`;
}

const [api = '', ...folders] = process.argv.slice(2);
const certificate = await makeCertificate();
const origins: string[] = [];
// The first folder is the site; only it knows our API.
for (const folder of folders) {
  const isSite = folder === folders[0];
  origins.push(await serve(folder, certificate, isSite && api !== '' ? api : undefined));
}
process.send?.({ origins, key: keyOf(certificate) } satisfies Serving);
process.on('disconnect', () => process.exit());
