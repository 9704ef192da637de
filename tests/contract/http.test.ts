import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CLIENT_PREFIX } from '#src/api/contract/call.ts';
import { calls } from '#src/api/contract/calls.ts';
import { encrypt, seal } from '#src/api/envelope.ts';
import { CONFIG, FEEDBACK, feedback, productBody, wireHeaders } from '#tests/helpers/requests.ts';
import {
  ORIGIN,
  apiForTest,
  startTestApi,
  type CallSettings,
  type TestApi,
} from '#tests/helpers/test-api.ts';

describe('the API over HTTP', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi('sqlite');
  });
  afterAll(() => api.close());

  it.each(Object.entries(calls))('%s is answered sealed and never cached on the way', async (_name, call) => {
    const isProduct = call.client === 'product';
    const path = `/api${CLIENT_PREFIX[call.client]}${call.path}`;
    const init =
      call.method === 'GET'
        ? { headers: wireHeaders }
        : {
            method: 'POST',
            headers: wireHeaders,
            body: JSON.stringify({ data: seal({}, isProduct ? 'berth-product-16' : 'berth-website-16') }),
          };
    const response = await api.request(path, init);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-type')).toContain('application/json');
    const body = (await response.json()) as Record<string, unknown>;
    expect(Object.keys(body)).toEqual(['ret', 'msg', 'data']);
    expect(typeof body['data']).toBe('string');
  });

  it.each([
    ['text', 'text/plain'],
    ['a form', 'application/x-www-form-urlencoded'],
    ['a multipart form', 'multipart/form-data; boundary=x'],
    ['a type that only starts like JSON', 'application/jsonp'],
    ['no type', undefined],
  ])('T15: refuses %s with 415', async (_name, type) => {
    const { 'content-type': _type, ...rest } = wireHeaders;
    const init = { ...feedback(), headers: type === undefined ? rest : { ...rest, 'content-type': type } };
    // A Blob without a type sends none; a string would be text/plain.
    const body = new Blob([productBody({ kind: 'idea', content: 'x' })]);
    expect((await api.request(FEEDBACK, { ...init, body })).status).toBe(415);
  });

  it('accepts JSON with a character set', async () => {
    const init = feedback('x', { 'content-type': 'application/json; charset=utf-8' });
    expect((await api.request(FEEDBACK, init)).status).toBe(200);
  });

  it.each([
    ['super-lang', 400],
    ['x-api-key', 401],
  ])('§7.5 T15: refuses a request without %s', async (name, status) => {
    const { [name]: _left, ...rest } = wireHeaders as Record<string, string>;
    expect((await api.request(FEEDBACK, { ...feedback(), headers: rest })).status).toBe(status);
  });

  it.each(['', 'wrong', 'berth-product-kez'])('refuses the API key %j', async (key) => {
    expect((await api.request(CONFIG, { headers: { 'x-api-key': key } })).status).toBe(401);
  });

  it('needs no key from the website client', async () => {
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'super-lang': 'zh' },
      body: JSON.stringify({ data: seal({}, 'berth-website-16') }),
    };
    expect((await api.request('/api/v3/v6_client/version/last', init)).status).toBe(200);
  });

  it.each([
    ['no JSON', 'hello'],
    ['nothing', ''],
    ['null', 'null'],
    ['a list', '[]'],
    ['data that is no text', '{"data":{"a":1}}'],
    ['no data', '{}'],
    ['empty data', '{"data":""}'],
    ['data of another key', JSON.stringify({ data: seal({}, 'berth-website-16') })],
    ['a payload that is a list', productBody([])],
    ['a payload that is null', productBody(null)],
    ['a payload that is text', productBody('x')],
    ['NUL in a text', productBody({ kind: 'a\0b', content: 'x' })],
    ['NUL in a name', productBody({ 'a\0': 1 })],
    ['__proto__ (T20)', productBody(JSON.parse('{"kind":"a","content":"b","__proto__":{"x":1}}'))],
    ['constructor deep inside (T20)', productBody({ kind: 'a', content: 'b', more: [{ constructor: 1 }] })],
  ])('answers 400 to %s', async (_name, body) => {
    const response = await api.request(FEEDBACK, { ...feedback(), body });
    expect([response.status, await response.json()]).toEqual([
      400,
      { ret: 400, msg: 'The request cannot be read.', data: '' },
    ]);
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
  });

  it('accepts a payload nested as deep as the limit allows', async () => {
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
    const text = `{"kind":"idea","content":"x","more":${deep}}`;
    const key = new TextEncoder().encode('berth-product-16');
    const body = JSON.stringify({ data: encrypt(new TextEncoder().encode(text), key) });
    expect((await api.request(FEEDBACK, { ...feedback(), body })).status).toBe(200);
  });

  it('T21: refuses a body above 64 kB, with or without a content-length', async () => {
    const big = 'x'.repeat(64 * 1024 + 1);
    expect((await api.request(FEEDBACK, { ...feedback(), body: big })).status).toBe(413);
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 16_384;
        controller.enqueue(new Uint8Array(16_384));
      },
    });
    const init = { ...feedback(), body: endless, duplex: 'half' } as RequestInit;
    expect((await api.request(FEEDBACK, init)).status).toBe(413);
    expect(sent).toBeLessThan(256 * 1024);
  });

  it('does not count an aborted request as an error of the server’s', async () => {
    const broken = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }));
      },
    });
    const init = { ...feedback(), body: broken, duplex: 'half' } as RequestInit;
    expect((await api.request(FEEDBACK, init)).status).toBe(400);
  });

  it.each([
    ['GET', FEEDBACK, 405, 'POST'],
    ['PUT', FEEDBACK, 405, 'POST'],
    ['POST', CONFIG, 405, 'GET'],
    ['POST', '/api/v3/feedback/add', 404, null],
    ['GET', '/api', 404, null],
    ['GET', '/api/v5/../../etc/passwd', 404, null],
  ])('%s %s is %i', async (method, path, status, allow) => {
    const response = await api.request(path, { method, headers: wireHeaders });
    expect([response.status, response.headers.get('allow')]).toEqual([status, allow]);
  });

  it('reads the query of a client that did not escape its plus signs', async () => {
    const payload = Array.from({ length: 60 }, (_, index) => ({ promoter: 'quay7', salt: index }));
    const sealed = payload.map((value) => seal(value, 'berth-product-16')).find((text) => text.includes('+'));
    const response = await api.request(`/api/v5/wx/promoter/info?data=${sealed}`, { headers: wireHeaders });
    expect(await response.json()).toMatchObject({ ret: 0 });
  });
});

describe('pages of other origins (T15)', () => {
  const foreign = 'https://evil.example';
  const friend = 'https://www.friend.example';
  const friendly = { CORS_ORIGINS: friend };

  it.each([foreign, 'null', `${ORIGIN}.evil.example`, 'https://site.test:8443', 'file://'])(
    'refuses %s, before and without a preflight',
    async (origin) => {
      const api = await apiForTest('sqlite', friendly);
      const preflight = { method: 'OPTIONS', headers: { origin, 'access-control-request-method': 'POST' } };
      for (const init of [preflight, feedback('x', { origin })]) {
        const response = await api.request(FEEDBACK, init);
        expect(response.status).toBe(403);
        expect(response.headers.get('access-control-allow-origin')).toBeNull();
      }
      expect(await api.db.selectFrom('submissions').selectAll().execute()).toEqual([]);
    },
  );

  it('accepts its own pages', async () => {
    const api = await apiForTest('sqlite');
    expect((await api.request(FEEDBACK, feedback('x', { origin: ORIGIN }))).status).toBe(200);
  });

  it('accepts pages of the list, after a preflight and without credentials', async () => {
    const api = await apiForTest('sqlite', friendly);
    const preflight = await api.request(FEEDBACK, {
      method: 'OPTIONS',
      headers: { origin: friend, 'access-control-request-method': 'POST' },
    });
    expect(preflight.status).toBe(204);
    expect(Object.fromEntries(preflight.headers)).toMatchObject({
      'access-control-allow-origin': friend,
      'access-control-allow-headers': 'content-type, super-lang, x-api-key',
      vary: 'Origin',
    });
    const response = await api.request(FEEDBACK, feedback('x', { origin: friend }));
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([200, friend]);
    expect(response.headers.get('access-control-allow-credentials')).toBeNull();
  });

  it('lets a listed page read a refusal', async () => {
    const api = await apiForTest('sqlite', friendly);
    const response = await api.request(
      FEEDBACK,
      feedback('x', { origin: friend, 'content-type': 'text/plain' }),
    );
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([415, friend]);
  });
});

const ownPaths = {
  PUBLIC_WEBSITE_API_PREFIX: '/web/v9',
  PUBLIC_PRODUCT_API_PREFIX: '/shop-api',
  PUBLIC_PRODUCT_API_KEY_HEADER: 'X-Shop-Key',
};

describe('an API with prefixes and a header of the operator’s own', () => {
  it('is served and called there, and nowhere else', async () => {
    const api = await apiForTest('sqlite', ownPaths);
    const [prefix, apiKeyHeader] = ['/shop-api', 'x-shop-key'];
    const read = (settings: CallSettings) => api.call('publicConfig', {}, settings);
    expect((await read({ prefix, apiKeyHeader })).ok).toBe(true);
    expect((await api.call('v6LastVersions', {}, { prefix: '/web/v9' })).ok).toBe(true);
    expect(await read({ prefix })).toMatchObject({ failure: { status: 401 } });
    expect(await read({ apiKeyHeader })).toMatchObject({ failure: { status: 404 } });
  });

  it('lets a listed page send that header', async () => {
    const api = await apiForTest('sqlite', { ...ownPaths, CORS_ORIGINS: 'https://mirror.shop.test' });
    const headers = { origin: 'https://mirror.shop.test', 'access-control-request-method': 'POST' };
    const answer = await api.request('/api/shop-api/feedback/add', { method: 'OPTIONS', headers });
    expect(answer.headers.get('access-control-allow-headers')).toBe('content-type, super-lang, x-shop-key');
  });
});
