/** Cached answers: the same bytes as the app's, and only where the app would answer the same. */
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { gzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen } from '#server/http/node-server.ts';
import { createAnswerCache, type SentAnswer, type AnswerCache } from '#server/http/answer-cache.ts';
import { createSite } from '#server/static/site.ts';
import { folderForFile, writeFiles } from '#tests/helpers/folder.ts';
import { heardLog } from '#tests/helpers/heard-log.ts';
import { serverForTest } from '#tests/helpers/test-api.ts';

type HttpServer = Awaited<ReturnType<typeof listen>>;

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

function ask(port: number, path: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<Answer>((resolve, reject) => {
    httpRequest({ port, host: '127.0.0.1', path, headers, method }, (response) => {
      let body = '';
      response.setEncoding('latin1').on('data', (piece: string) => (body += piece));
      response.on('end', () => {
        const { date: _date, ...rest } = response.headers;
        resolve({ status: response.statusCode ?? 0, headers: rest, body });
      });
    })
      .on('error', reject)
      .end();
  });
}

const PAGE = '<title>home</title>'.repeat(50);

describe('cached pages', () => {
  const folder = folderForFile();
  let server: HttpServer;
  let cache: AnswerCache;
  let asked: string[] = [];
  const sent: SentAnswer[] = [];
  let beforeAnswer: () => void = () => undefined;

  beforeAll(async () => {
    writeFiles(folder, {
      'index.html': PAGE,
      'index.html.gz': gzipSync(PAGE),
      '404.html': 'nothing here',
      'films/long.mp4': Buffer.alloc(100_000),
      _headers: '/*\n  X-Frame-Options: DENY\n/\n  Content-Security-Policy: none\n',
    });
    cache = createAnswerCache((answer) => sent.push(answer));
    const app = new Hono();
    app.use(async (context, next) => {
      asked.push(context.req.path);
      await next();
      beforeAnswer();
      context.header('strict-transport-security', 'max-age=1');
    });
    const site = createSite(folder);
    app.all('*', (context) => site.fetch(context.req.raw, context.env));
    server = await listen(app, { host: '127.0.0.1', port: 0, connectionsPerAddress: 100, cache });
  });
  afterAll(() => server.close());

  /** @returns the app's answer, the next answer, and how often the app was called */
  async function twice(path: string, headers: Record<string, string>, method = 'GET') {
    cache.clear();
    asked = [];
    // After this one the answer is cached, whatever the headers are.
    await ask(server.port, path, { 'accept-encoding': headers['accept-encoding'] ?? '' });
    cache.clear();
    const first = await ask(server.port, path, headers, method);
    asked = [];
    const second = await ask(server.port, path, headers, method);
    return { first, second, timesAsked: asked.length };
  }

  it.each(['gzip, br', 'gzip', 'br', ''])('are the same without the app, for %j', async (accept) => {
    const { first, second, timesAsked } = await twice('/', { 'accept-encoding': accept });
    expect(timesAsked).toBe(0);
    expect(second).toEqual(first);
    expect(second.headers).toMatchObject({
      'content-security-policy': 'none',
      'strict-transport-security': 'max-age=1',
    });
    expect(second.headers['content-encoding']).toBe(accept.includes('gzip') ? 'gzip' : undefined);
    expect(sent.at(-1)).toMatchObject({ path: '/', status: 200, contentType: 'text/html; charset=utf-8' });
  });

  it('answer 304 like the app to a client that has them', async () => {
    const { headers } = await ask(server.port, '/');
    const condition = { 'if-none-match': `"other", W/${headers.etag ?? ''}` };
    cache.clear();
    const fromApp = await ask(server.port, '/', condition);
    await ask(server.port, '/');
    asked = [];
    const fromCache = await ask(server.port, '/', condition);
    expect([fromCache, asked]).toEqual([fromApp, []]);
    expect(fromCache).toMatchObject({ status: 304, body: '' });
  });

  it('are the same for every query', async () => {
    await ask(server.port, '/?a=1');
    asked = [];
    expect(await ask(server.port, '/?utm_source=x')).toMatchObject({ status: 200, body: PAGE });
    expect(asked).toEqual([]);
  });

  it.each<[string, string, Record<string, string>, string?]>([
    ['a part', '/', { range: 'bytes=0-9' }],
    ['a part of a known version', '/', { range: 'bytes=0-9', 'if-range': '"x"' }],
    ['the head alone', '/', {}, 'HEAD'],
    ['another method', '/', {}, 'POST'],
    ['a missing page', '/nothing', {}],
    ['a large file', '/films/long.mp4', {}],
    ['an invalid host', '/', { host: 'a b' }],
    ['another spelling', '/%69ndex.html', {}],
  ])('are not used for %s', async (_what, path, headers, method) => {
    const { first, second, timesAsked } = await twice(path, headers, method);
    expect(second).toEqual(first);
    // An invalid name is refused before the app.
    expect(timesAsked).toBe(headers['host'] === undefined ? 1 : 0);
    if (headers['host'] !== undefined) expect(second.status).toBe(400);
  });

  it('come from the app again after something else was published, also those of running requests', async () => {
    cache.clear();
    beforeAnswer = () => cache.clear();
    await ask(server.port, '/');
    beforeAnswer = () => undefined;
    asked = [];
    await ask(server.port, '/');
    await ask(server.port, '/');
    expect(asked).toEqual(['/']);
  });
});

it('cached public figures are sent only with the key, not to pages of other origins, and always current', async () => {
  const { log, lines } = heardLog();
  const server = await serverForTest({ DESK_PORT: 'off' }, { log });
  const path = '/api/v5/static-config/public';
  const key = { 'x-api-key': 'berth-product-key' };
  const [first, second] = [await ask(server.port, path, key), await ask(server.port, path, key)];
  expect(second).toEqual(first);
  expect(first).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } });
  expect(JSON.parse(first.body)).toMatchObject({ ret: 0 });
  expect((await ask(server.port, path, { 'x-api-key': 'another' })).status).toBe(401);
  expect((await ask(server.port, path)).status).toBe(401);
  expect((await ask(server.port, path, { ...key, origin: 'https://evil.example' })).status).toBe(403);
  expect((await ask(server.port, `${path}?data=%%%`, key)).status).toBe(400);
  // Each request has its line.
  expect(lines.filter((line) => JSON.stringify(line).includes(path))).toHaveLength(6);
});
