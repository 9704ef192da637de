/** `node tests/bench/server/bare.ts PORT FILE JSON`: a bare Hono, one route for a page and one for a line of JSON. */
import { readFileSync } from 'node:fs';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';

const [port = '0', file = '', json = '{}'] = process.argv.slice(2);
const bytes = new Uint8Array(readFileSync(file));
const app = new Hono();
app.get('/', (context) =>
  context.body(bytes, 200, {
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'gzip',
    'content-length': String(bytes.byteLength),
  }),
);
app.get('/json', (context) => context.body(json, 200, { 'content-type': 'application/json' }));
serve({ fetch: app.fetch, port: Number(port), hostname: '127.0.0.1' });
