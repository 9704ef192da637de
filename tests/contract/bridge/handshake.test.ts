/** Faults B11 to B16: the handshake, and calls before it and after its failure. */
import { describe, expect, it, vi } from 'vitest';
import { type CallOptions, type LoopbackPermission, NETWORK_MESSAGE, STATUS } from '#bridge-lib';
import { connect, createPage, outcome, startBoth } from '#tests/helpers/bridge/page.ts';
import { PATIENCE, type PeerOptions, echo, startPeer } from '#tests/helpers/bridge/peer.ts';

const notConnected = { kind: 'not-connected', message: NETWORK_MESSAGE };

/** A client that refuses the first handshake and accepts the second. */
function refuseOnce(): NonNullable<PeerOptions['handshake']> {
  let isFirst = true;
  return (request, connection) => {
    if (isFirst) connection.reply(request, { message: '版本不匹配' }, 7);
    else connection.reply(request);
    isFirst = false;
  };
}

it('§4.13 B11: a refused handshake fails with the client’s message and is tried again after 400 ms, one socket at a time', async () => {
  const { peer, page } = await startBoth({ handshake: refuseOnce() });

  expect(await page.reached('handshake-refused')).toMatchObject({
    status: STATUS.fail,
    refusal: '版本不匹配',
    retryInMs: 400,
  });
  page.clock.advance(399);
  expect(page.sockets).toHaveLength(1);
  page.clock.advance(1);
  await page.reached('ready');

  await vi.waitFor(() => expect(peer.openCount).toBe(1), PATIENCE);
  expect(page.client.$state.get().failures).toBe(0);
});

describe('§4.11 B12: the handshake’s ret', () => {
  it.each([[0], ['0']])('%j is success', async (ret) => {
    const { page } = await connect({
      handshake: (request, connection) => connection.reply(request, {}, ret),
    });

    expect(page.client.$status.get()).toBe(STATUS.success);
  });

  it.each([[null], [''], [true], [false], ['00'], ['0 '], ['1'], [1], [[]], [-0.5]])(
    '%j is a refusal',
    async (ret) => {
      const { page } = await startBoth({
        handshake: (request, connection) => connection.reply(request, {}, ret),
      });

      expect((await page.reached('handshake-refused')).retryInMs).toBe(400);
    },
  );

  it('that is missing is a refusal', async () => {
    const { page } = await startBoth({
      handshake: ({ requestId }, connection) => connection.send({ requestId, returnObj: {} }),
    });

    expect((await page.reached('handshake-refused')).status).toBe(STATUS.fail);
  });

  it('is also read from an answer that names the action instead of the request', async () => {
    const { page } = await connect({
      handshake: ({ module, action }, connection) => connection.send({ module, action, ret: 0 }),
    });

    expect(page.client.$status.get()).toBe(STATUS.success);
  });
});

it('B13: a handshake without an answer fails after 10 s, and waiting calls fail with the network message at their own time limit', async () => {
  const { peer, page } = await startBoth({ handshake: 'silent' });
  const call = outcome(page.client.browserManager.getStoreList());
  const connection = await peer.connection();
  await connection.request('ClientConnected');

  page.clock.advance(10_000);
  expect(page.client.$state.get()).toMatchObject({
    status: STATUS.fail,
    reason: 'handshake-timeout',
    retryInMs: 400,
  });
  expect(page.client.pendingCalls).toBe(1);
  page.clock.advance(20_000);

  expect(await call).toEqual(notConnected);
  expect(connection.requests.map(({ action }) => action)).toEqual(['ClientConnected']);
});

it('§4.12 B14: a repeated answer to the handshake sends PluginInitialized once and keeps one keep-alive timer', async () => {
  const { peer, page } = await connect({
    handshake(request, connection) {
      for (let time = 0; time < 3; time += 1) connection.reply(request);
    },
  });
  const connection = await peer.connection();
  await connection.request('PluginInitialized');
  await vi.waitFor(() => expect(page.client.counters.unknownReplies).toBe(2), PATIENCE);

  page.clock.advance(30_000);
  await connection.request('KeepAlive');
  page.clock.advance(30_000);
  await vi.waitFor(() => expect(connection.requestsOf('KeepAlive')).toHaveLength(2), PATIENCE);

  expect(connection.requestsOf('PluginInitialized')).toHaveLength(1);
});

it('§5.15 B15: calls before the handshake is done wait, are limited to 1,000, and are sent in order after the greeting', async () => {
  let release = (): void => undefined;
  const { peer, page } = await startBoth({
    handshake(request, connection) {
      release = () => {
        connection.reply(request);
      };
    },
    onRequest: echo,
  });
  const calls = Array.from({ length: 1_001 }, (_, index) =>
    outcome(page.client.request('test', 'Echo', { index })),
  );
  const connection = await peer.connection();
  await connection.request('ClientConnected');
  expect(await calls[1_000]).toEqual({ kind: 'queue-full', message: NETWORK_MESSAGE });
  expect(connection.requests).toHaveLength(1);

  release();
  const values = await Promise.all(calls.slice(0, 1_000));

  expect(values).toEqual(Array.from({ length: 1_000 }, (_, index) => ({ index })));
  expect(connection.requests.slice(0, 3).map(({ action }) => action)).toEqual([
    'ClientConnected',
    'PluginInitialized',
    'Echo',
  ]);
  expect(connection.requestsOf('Echo').map(({ args }) => args)).toEqual(
    Array.from({ length: 1_000 }, (_, index) => [{ index }]),
  );
});

describe('B15: calls that wait through a failure', () => {
  /** A page after a refusal, with one call that waits for the attempt in 400 ms. */
  async function createRefusedPage(options?: CallOptions) {
    const { peer, page } = await startBoth({ handshake: refuseOnce(), onRequest: echo });
    await page.reached('handshake-refused');
    const call = page.client.request('test', 'Echo', { index: 0 }, options);
    return { peer, page, call };
  }

  it('are sent in order, those from before and after it, limited to 1,000 together', async () => {
    const peer = await startPeer({ handshake: refuseOnce(), onRequest: echo });
    const page = createPage(peer.cookies);
    const call = (index: number): Promise<unknown> => outcome(page.client.request('test', 'Echo', { index }));
    const before = Array.from({ length: 500 }, (_, index) => call(index));
    page.client.start();
    await page.reached('handshake-refused');
    const after = Array.from({ length: 501 }, (_, index) => call(500 + index));
    expect(await after[500]).toEqual({ kind: 'queue-full', message: NETWORK_MESSAGE });

    page.clock.advance(400);

    const values = await Promise.all([...before, ...after.slice(0, 500)]);
    expect(values).toEqual(Array.from({ length: 1_000 }, (_, index) => ({ index })));
    const connection = await peer.connection(1);
    expect(connection.requestsOf('Echo').map(({ args }) => args)).toEqual(values.map((value) => [value]));
  });

  it('end at their own time limit, with the reason of the failure, and are not sent later', async () => {
    const { peer, page, call } = await createRefusedPage({ timeLimitMs: 300 });
    const failure = call.catch((error: unknown) => error);

    page.clock.advance(300);
    expect(await failure).toMatchObject({
      kind: 'not-connected',
      message: NETWORK_MESSAGE,
      detail: { reason: 'handshake-refused' },
    });
    page.clock.advance(100);
    await page.reached('ready');
    await page.client.request('test', 'Echo', {});

    expect((await peer.connection(1)).requestsOf('Echo')).toHaveLength(1);
  });

  it('end when their signal aborts', async () => {
    const controller = new AbortController();
    const { page, call } = await createRefusedPage({ signal: controller.signal });

    controller.abort();

    expect(await outcome(call)).toMatchObject({ kind: 'aborted' });
    expect(page.client.pendingCalls).toBe(0);
  });

  it('fail at once when the page is left, enters the back-forward cache, or loses its session', async () => {
    const left = await createRefusedPage();
    left.page.client.dispose();
    expect(await outcome(left.call)).toMatchObject({ kind: 'disposed' });

    const cached = await createRefusedPage();
    cached.page.life.hide(true);
    expect(await outcome(cached.call)).toEqual(notConnected);

    const signedOut = await createRefusedPage();
    signedOut.peer.cookies.delete('sid');
    signedOut.page.clock.advance(400);
    expect(await outcome(signedOut.call)).toMatchObject({ kind: 'client-absent' });
    expect(await outcome(signedOut.page.client.request('test', 'Echo', {}))).toMatchObject({
      kind: 'client-absent',
    });
  });

  it('also wait while the visitor is asked, and fail when the answer is no', async () => {
    let permission: LoopbackPermission = 'prompt';
    const { page } = await startBoth({}, { permission: () => Promise.resolve(permission) });
    await page.reached('awaiting-visitor');
    const call = outcome(page.client.request('test', 'Echo', {}));
    permission = 'denied';

    page.client.connect();

    await page.reached('permission-denied');
    expect(await call).toEqual(notConnected);
    expect(page.sockets).toHaveLength(0);
  });
});

describe('B16: calls after a failure or a close', () => {
  it('fail at once, and nothing is sent', async () => {
    const { peer, page } = await connect();
    const connection = await peer.connection();
    connection.socket.close(1001);
    await page.reached('lost');
    const said = connection.requests.length;

    expect(await outcome(page.client.browserManager.getStoreList())).toEqual(notConnected);

    expect(connection.requests).toHaveLength(said);
    expect(page.client.pendingCalls).toBe(0);
  });

  it('wait where another attempt is due, while the sent ones have failed', async () => {
    const { peer, page } = await connect({ onRequest: echo }, { keepTrying: true });
    const sent = outcome(page.client.request('test', 'Lost', {}));
    const connection = await peer.connection();
    await connection.request('Lost');
    connection.socket.close(1001);
    await page.reached('lost');
    const said = connection.requests.length;
    const waiting = outcome(page.client.request('test', 'Echo', { sent: 'once' }));

    page.clock.advance(400);

    expect(await sent).toMatchObject({ kind: 'closed' });
    expect(await waiting).toEqual({ sent: 'once' });
    expect(connection.requests).toHaveLength(said);
    expect((await peer.connection(1)).requests.map(({ action }) => action)).toEqual([
      'ClientConnected',
      'PluginInitialized',
      'Echo',
    ]);
  });
});
