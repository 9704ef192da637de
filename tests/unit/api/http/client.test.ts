import type { ServerResponse } from 'node:http';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { defineCall } from '#src/api/contract/call.ts';
import { seal, unseal } from '#src/api/envelope.ts';
import { createApiClient, type ApiClientOptions } from '#src/api/http/client.ts';
import { createFakeTimers } from '#tests/helpers/clocks.ts';
import { startHttpPeer } from '#tests/helpers/http-peer.ts';

const SECRET = 'berth-website-16';
const reply = v.object({ greeting: v.string() });
type GreetRequest = v.ObjectSchema<{ name: v.StringSchema<undefined> }, undefined>;
const greet = defineCall<GreetRequest>()({ client: 'website', method: 'POST', path: '/greet', reply });
const greetByGet = defineCall<GreetRequest>()({ ...greet, method: 'GET' });

type Answer = (response: ServerResponse) => void;
const peerThat = (answer: Answer) => startHttpPeer((_request, response) => answer(response));

function clientOf(peer: { origin: string }, more: Partial<ApiClientOptions> = {}) {
  return createApiClient({ base: peer.origin, prefix: '/v3', secret: SECRET, language: 'zh', ...more });
}

const json = (response: ServerResponse, body: unknown, status = 200): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};
const greeting = (text: string): string => seal({ greeting: text }, SECRET);
const failed = (kind: string, more: object = {}) => ({ ok: false, failure: { kind, ...more } });
/** The result of a call to a server that answers like this. */
const called = async (answer: Answer) => clientOf(await peerThat(answer)).call(greet, { name: 'x' });

describe('§7.9 a call', () => {
  it('§7.2 posts the encoded payload with the language, and decodes the answer', async () => {
    const peer = await peerThat((response) => json(response, { ret: 0, msg: '', data: greeting('你好') }));
    const result = await clientOf(peer).call(greet, { name: '小明' });
    expect(result).toEqual({ ok: true, data: { greeting: '你好' } });
    const [sent] = peer.requests;
    expect(sent).toMatchObject({ method: 'POST', url: '/v3/greet' });
    expect(sent?.headers).toMatchObject({ 'content-type': 'application/json', 'super-lang': 'zh' });
    expect(sent?.headers).not.toHaveProperty('x-api-key');
    expect(sent?.headers).not.toHaveProperty('cookie');
    const body = JSON.parse(sent?.body ?? '') as { data: string };
    expect(Object.keys(body)).toEqual(['data']);
    expect(unseal(body.data, SECRET)).toEqual({ language: 'zh', name: '小明' });
  });

  it('§7.3 puts the encoded payload of a GET into the query', async () => {
    const peer = await peerThat((response) => json(response, { ret: 0, data: greeting('hi') }));
    await clientOf(peer, { prefix: '/v5', apiKey: 'the-key', language: 'en' }).call(greetByGet, {
      name: 'a+/=',
    });
    const [sent] = peer.requests;
    const url = new URL(sent?.url ?? '', peer.origin);
    expect(sent?.method).toBe('GET');
    expect(url.pathname).toBe('/v5/greet');
    expect(unseal(url.searchParams.get('data') ?? '', SECRET)).toEqual({ language: 'en', name: 'a+/=' });
    expect(sent?.headers).toMatchObject({ 'super-lang': 'zh', 'x-api-key': 'the-key' });
    expect(sent?.headers).not.toHaveProperty('content-type');
  });

  it('sends no cookie, no referrer, and follows no redirect', async () => {
    let seen: RequestInit | undefined;
    const client = clientOf(
      { origin: 'https://api.example' },
      {
        fetch: (_input, init) => {
          seen = init;
          return Promise.resolve(Response.json({ ret: 0, data: greeting('hi') }));
        },
      },
    );
    expect((await client.call(greet, { name: 'x' })).ok).toBe(true);
    expect(seen).toMatchObject({
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      redirect: 'error',
      cache: 'no-store',
    });
  });
});

describe('§7.8 success', () => {
  it.each([
    ['number 0', 0, true],
    ['the string "0"', '0', true],
    ['1', 1, false],
    ['null', null, false],
    ['false', false, false],
  ])('ret %s: %#', async (_name, ret, ok) => {
    expect((await called((response) => json(response, { ret, data: greeting('hi') }))).ok).toBe(ok);
  });

  const quiet = defineCall<GreetRequest>()({
    ...greet,
    reply: v.pipe(
      v.unknown(),
      v.transform(() => undefined),
    ),
  });
  it.each([[undefined], [null], ['']])('reads data %j as no data', async (data) => {
    const peer = await peerThat((response) => json(response, { ret: 0, msg: '', data }));
    expect(await clientOf(peer).call(quiet, { name: 'x' })).toEqual({ ok: true, data: undefined });
  });
});

it.each([
  [10015, 'known', undefined, {}],
  [10030, 'email', undefined, { field: 'email' }],
  [99999, '', undefined, {}],
  [10020, 'wait', { retry_after: 42 }, { retryAfterSeconds: 42 }],
  [10030, 'password', { reason: 'common' }, { field: 'password', reason: 'common' }],
])('a refusal %i %s with %j becomes a value', async (ret, message, data, more) => {
  const body = { ret, ...(message && { msg: message }), ...(data && { data: seal(data, SECRET) }) };
  const result = await called((response) => json(response, body));
  expect(result).toEqual(failed('ret', { ret, message, ...more }));
});

describe('§7.6 faults', () => {
  it('§8.6 A1: nothing listens at the address', async () => {
    const peer = await startHttpPeer(() => undefined);
    await peer.close();
    expect(await clientOf(peer).call(greet, { name: 'x' })).toEqual(failed('network'));
  });

  it('§7.7 §9.1 A2: a call without an answer ends after 180000 ms, once', async () => {
    const timers = createFakeTimers();
    const peer = await peerThat(() => undefined);
    const pending = clientOf(peer, { clock: timers }).call(greet, { name: 'x' });
    let settled = 0;
    void pending.then(() => settled++);
    timers.advance(179_999);
    await new Promise(setImmediate);
    expect(settled).toBe(0);
    timers.advance(1);
    expect(await pending).toEqual(failed('timeout'));
    expect(timers.pending()).toBe(0);
    expect(settled).toBe(1);
  });

  it('§8.28 A3: a stalled body ends at the same limit', async () => {
    const timers = createFakeTimers();
    let stalled = (): void => undefined;
    const stalling = new Promise<void>((resolve) => (stalled = resolve));
    const peer = await peerThat((response) => {
      response.writeHead(200, { 'content-length': '1000' });
      response.write('{"ret":0', () => stalled());
    });
    const pending = clientOf(peer, { clock: timers }).call(greet, { name: 'x' });
    await stalling;
    timers.advance(180_000);
    expect(await pending).toEqual(failed('timeout'));
  });

  it('A3: an incomplete body is a network failure', async () => {
    const cut: Answer = (response) => {
      response.writeHead(200, { 'content-length': '1000' });
      response.write('{"ret":0', () => response.destroy());
    };
    expect(await called(cut)).toEqual(failed('network'));
  });

  const bodies = [[''], ['<html>maintenance</html>']];
  it.each(bodies)('A4: 429 with the body %j is maintenance, without a retry', async (body) => {
    const peer = await peerThat((response) => response.writeHead(429).end(body));
    expect(await clientOf(peer).call(greet, { name: 'x' })).toEqual(failed('maintenance'));
    expect(peer.requests).toHaveLength(1);
  });

  it('429 with the refusal of too many guesses is that refusal', async () => {
    const answer: Answer = (response) => json(response, { ret: 10020, msg: 'later', data: '' }, 429);
    expect(await called(answer)).toEqual(failed('ret', { ret: 10020, message: 'later' }));
  });

  it.each([400, 403, 404, 502])('§8.10 A5: HTTP %i is reported with its status', async (status) => {
    const answer: Answer = (response) => json(response, { ret: 0, data: greeting('hi') }, status);
    expect(await called(answer)).toEqual(failed('http', { status }));
  });

  it.each([
    ['HTML', '<!doctype html><title>Log in</title>'],
    ['nothing', ''],
    ['data that is no text', '{"ret":0,"data":{}}'],
    ['data of another key', JSON.stringify({ ret: 0, data: seal({ greeting: 'x' }, 'berth-product-16') })],
    ['data that is null', JSON.stringify({ ret: 0, data: seal(null, SECRET) })],
    ['data of another shape', JSON.stringify({ ret: 0, data: seal({ greeting: 1 }, SECRET) })],
    ['no data where some is due', '{"ret":0,"data":""}'],
  ])('A6, A7: 200 with %s cannot be read', async (_name, body) => {
    const peer = await peerThat((response) => response.writeHead(200).end(body));
    const busy = clientOf(peer, { undecodable: 'busy' });
    expect(await clientOf(peer).call(greet, { name: 'x' })).toEqual(failed('server'));
    expect(await busy.call(greet, { name: 'x' })).toEqual(failed('busy'));
  });

  it('§8.29 A12: the caller’s signal ends the call, before and while it runs', async () => {
    const timers = createFakeTimers();
    let arrived = (): void => undefined;
    const arriving = new Promise<void>((resolve) => (arrived = resolve));
    const peer = await peerThat(() => arrived());
    const controller = new AbortController();
    const pending = clientOf(peer, { clock: timers }).call(
      greet,
      { name: 'x' },
      { signal: controller.signal },
    );
    await arriving;
    controller.abort();
    expect(await pending).toEqual(failed('aborted'));
    expect(timers.pending()).toBe(0);
    const again = await clientOf(peer).call(greet, { name: 'x' }, { signal: controller.signal });
    expect(again).toEqual(failed('aborted'));
    expect(peer.requests).toHaveLength(1);
  });

  it.each([
    ['its length says so', { 'content-length': String(20 * 1024 * 1024) }],
    ['it comes in pieces', {}],
  ])('A13: refuses an answer past 5 MB when %s', async (_name, headers) => {
    let sent = 0;
    const endless: Answer = (response) => {
      response.writeHead(200, headers);
      const piece = Buffer.alloc(256 * 1024, 0x20);
      const push = (): void => {
        while (sent < 20 * 1024 * 1024 && !response.destroyed) {
          sent += piece.length;
          if (!response.write(piece)) {
            response.once('drain', push);
            return;
          }
        }
      };
      push();
    };
    expect(await called(endless)).toEqual(failed('server'));
    expect(sent).toBeLessThan(20 * 1024 * 1024);
  });
});
