/** Faults B20 to B24 and B38: calls and their replies. */
import { describe, expect, it, vi } from 'vitest';
import { NETWORK_MESSAGE } from '#bridge-lib';
import { connect, outcome } from '#tests/helpers/bridge/page.ts';
import { PATIENCE, answer, echo } from '#tests/helpers/bridge/peer.ts';

const timeout = { kind: 'timeout', message: NETWORK_MESSAGE };

it('B20: replies without a waiting call are dropped, and of two replies the first counts', async () => {
  const { page } = await connect({
    onRequest(request, connection) {
      if (request.action !== 'Echo') return;
      connection.send({ requestId: 'nobody', ret: 0, returnObj: {} });
      connection.reply(request, { answer: 'first' });
      connection.reply(request, { answer: 'second' }, 1);
    },
  });

  expect(await page.client.request('test', 'Echo', {})).toEqual({ answer: 'first' });

  await vi.waitFor(() => expect(page.client.counters.unknownReplies).toBe(2), PATIENCE);
  expect(page.log).toEqual([]);
});

it('B21: a reply after the time limit is dropped, and nothing is left in memory', async () => {
  const { peer, page } = await connect();
  const call = outcome(page.client.request('test', 'Late', {}, { timeLimitMs: 100 }));
  const connection = await peer.connection();
  const request = await connection.request('Late');

  page.clock.advance(100);
  expect(await call).toEqual(timeout);
  connection.reply(request);
  await vi.waitFor(() => expect(page.client.counters.unknownReplies).toBe(1), PATIENCE);

  page.clock.advance(30_000);
  expect(page.client.pendingCalls).toBe(1);
  page.clock.advance(30_000);
  // Only the keep-alive that was just sent waits.
  expect(page.client.pendingCalls).toBe(1);
});

it('§7.32 B22: replies to 500 calls at once go to their own calls, in any order', async () => {
  const waiting: (() => void)[] = [];
  const { peer, page } = await connect({
    onRequest(request, connection) {
      if (request.action !== 'Echo') return;
      waiting.push(() => {
        connection.reply(request, request.args?.[0]);
      });
      if (waiting.length < 500) return;
      for (const answer of waiting.sort(() => Math.random() - 0.5)) answer();
    },
  });

  const calls = Array.from({ length: 500 }, (_, index) => page.client.request('test', 'Echo', { index }));

  expect(await Promise.all(calls)).toEqual(calls.map((_, index) => ({ index })));
  const connection = await peer.connection();
  const ids = connection.requestsOf('Echo').map(({ requestId }) => requestId);
  expect(new Set(ids).size).toBe(500);
  expect(ids.every((id) => /^\d{13}(0|[1-9]\d?)$/.test(id))).toBe(true);
});

describe('B23: the reply never comes', () => {
  it('fails after 30 s with the network message', async () => {
    const { page } = await connect();
    const call = outcome(page.client.browserManager.getStoreList());

    page.clock.advance(29_999);
    const waiting = page.client.pendingCalls;
    page.clock.advance(1);

    expect(waiting).toBe(2);
    expect(await call).toEqual(timeout);
  });

  it('ends at once when the signal aborts, with the signal’s reason as the cause', async () => {
    const { page } = await connect();
    const controller = new AbortController();
    const reason = new Error('left the page');
    const call = page.client.browserManager.getStoreList({ signal: controller.signal });

    controller.abort(reason);

    await expect(call).rejects.toMatchObject({ kind: 'aborted', message: NETWORK_MESSAGE, cause: reason });
    const late = page.client.browserManager.getStoreList({ signal: controller.signal });
    await expect(late).rejects.toMatchObject({ kind: 'aborted' });
  });
});

describe('§3.36 B24: the client refuses', () => {
  const html = '<img src=x onerror=alert(1)>';
  const refused = async (reply: object): Promise<unknown> => {
    const { page } = await connect({
      onRequest({ requestId }, connection) {
        connection.send({ requestId, ...reply });
      },
    });
    return outcome(page.client.browserManager.open({ id: 'store-1' }));
  };

  it.each([
    ['a message', { ret: 3, returnObj: { message: '店铺不存在' } }, '店铺不存在'],
    ['HTML, which stays text', { ret: 3, returnObj: { message: html } }, html],
  ])('with %s', async (_what, reply, message) => {
    expect(await refused(reply)).toEqual({ kind: 'refused', message });
  });

  it('with success but not the contract’s shape: fails instead of breaking the page', async () => {
    expect(await refused({ ret: 0, returnObj: { status: 'half open' } })).toEqual({
      kind: 'unexpected-reply',
      message: NETWORK_MESSAGE,
    });
  });
});

describe('§7.30 B38: the arguments', () => {
  it.each([
    ['absent', undefined, undefined],
    ['a single value', { id: 'a' }, [{ id: 'a' }]],
    ['a list', [1, 2], [1, 2]],
    ['an empty list', [], []],
    ['null', null, [null]],
    ['a text', 'a', ['a']],
    ['zero', 0, [0]],
    ['false', false, [false]],
  ])('%s', async (_what, args, onTheWire) => {
    const { peer, page } = await connect({ onRequest: answer });

    await page.client.request('test', 'Echo', args);

    const request = await (await peer.connection()).request('Echo');
    expect(request.args).toEqual(onTheWire);
    expect('args' in request).toBe(onTheWire !== undefined);
    expect(Object.keys(request).slice(0, 5)).toEqual(['requestId', 'module', 'action', 'browserId', 'tag']);
    expect(request.browserId).toBe('browser-1');
    expect(request.tag).toMatch(/\D\d{1,2}$/);
  });

  const cycle: { self?: unknown } = {};
  cycle.self = cycle;

  it.each([
    ['a cycle', cycle],
    ['a BigInt', { amount: 1n }],
    ['a function', () => undefined],
    ['a symbol', Symbol('x')],
  ])('%s fails that call before anything is sent', async (_what, args) => {
    const { peer, page } = await connect({ onRequest: answer });

    const failure = await outcome(page.client.request('test', 'Broken', args));
    await page.client.request('test', 'Echo', {});

    expect(failure).toEqual({ kind: 'unserialisable', message: NETWORK_MESSAGE });
    expect((await peer.connection()).requestsOf('Broken')).toHaveLength(0);
  });

  it('are read when the call is made: a later change is not sent', async () => {
    const { page } = await connect({ onRequest: echo });
    const payload = { id: 'before' };

    const call = page.client.request('test', 'Echo', payload);
    payload.id = 'after';

    expect(await call).toEqual({ id: 'before' });
  });
});
