/** Faults B11 to B16: the handshake, and calls before it and after its failure. */
import { describe, expect, it, vi } from 'vitest';
import { NETWORK_MESSAGE, STATUS } from '#bridge-lib';
import { createPage, createReadyPage, outcome } from '#tests/helpers/bridge/page.ts';
import { PATIENCE, startPeer } from '#tests/helpers/bridge/peer.ts';

const notConnected = { kind: 'not-connected', message: NETWORK_MESSAGE };

describe('B11: the handshake is refused', () => {
  it('fails with the client’s words, tries again after 400 ms, one socket at a time', async () => {
    let refusals = 1;
    const peer = await startPeer({
      handshake(request, connection) {
        if (refusals > 0) connection.reply(request, { message: '版本不匹配' }, 7);
        else connection.reply(request);
        refusals -= 1;
      },
    });
    const page = createPage(peer.cookies);
    page.client.start();

    expect(await page.reached('handshake-refused')).toMatchObject({
      status: STATUS.fail,
      refusal: '版本不匹配',
      retryInMs: 400,
    });
    expect(await outcome(page.client.browserManager.getStoreList())).toEqual(notConnected);
    page.clock.advance(399);
    expect(page.sockets).toHaveLength(1);
    page.clock.advance(1);
    await page.reached('ready');

    await vi.waitFor(() => expect(peer.openCount).toBe(1), PATIENCE);
    expect(page.client.$state.get().failures).toBe(0);
  });

  it('backs off to 30 s', async () => {
    const peer = await startPeer({ handshake: (request, connection) => connection.reply(request, {}, 1) });
    const page = createPage(peer.cookies, { random: () => 0 });
    page.client.start();
    const waits: (number | null)[] = [];
    for (let failures = 1; failures <= 9; failures += 1) {
      await vi.waitFor(() => expect(page.client.$state.get().failures).toBe(failures), PATIENCE);
      const { retryInMs } = page.client.$state.get();
      waits.push(retryInMs);
      page.clock.advance(retryInMs ?? 0);
    }

    expect(waits).toEqual([400, 800, 1_600, 3_200, 6_400, 12_800, 25_600, 30_000, 30_000]);
    await vi.waitFor(() => expect(peer.openCount).toBeLessThanOrEqual(1), PATIENCE);
  });
});

describe('B12: the handshake’s ret', () => {
  it.each([[0], ['0']])('%j is success', async (ret) => {
    const peer = await startPeer({ handshake: (request, connection) => connection.reply(request, {}, ret) });

    const page = await createReadyPage(peer.cookies);

    expect(page.client.$status.get()).toBe(STATUS.success);
  });

  it.each([[null], [''], [false], ['00'], [1], [[]], [-0.5]])('%j is a refusal', async (ret) => {
    const peer = await startPeer({ handshake: (request, connection) => connection.reply(request, {}, ret) });
    const page = createPage(peer.cookies);
    page.client.start();

    expect((await page.reached('handshake-refused')).retryInMs).toBe(400);
  });

  it('that is missing is a refusal', async () => {
    const peer = await startPeer({
      handshake: ({ requestId }, connection) => connection.send({ requestId, returnObj: {} }),
    });
    const page = createPage(peer.cookies);
    page.client.start();

    expect((await page.reached('handshake-refused')).status).toBe(STATUS.fail);
  });

  it('is also taken from an answer that names the action instead of the request', async () => {
    const peer = await startPeer({
      handshake: ({ module, action }, connection) => connection.send({ module, action, ret: 0 }),
    });

    const page = await createReadyPage(peer.cookies);

    expect(page.client.$status.get()).toBe(STATUS.success);
  });
});

describe('B13: the handshake is never answered', () => {
  it('fails after 10 s, and what waited fails with the network message', async () => {
    const peer = await startPeer({ handshake: 'silent' });
    const page = createPage(peer.cookies);
    page.client.start();
    const call = outcome(page.client.browserManager.getStoreList());
    const connection = await peer.connection();
    await connection.request('ClientConnected');

    page.clock.advance(10_000);

    expect(page.client.$state.get()).toMatchObject({ status: STATUS.fail, reason: 'handshake-timeout' });
    expect(await call).toEqual(notConnected);
    expect(connection.requests.map(({ action }) => action)).toEqual(['ClientConnected']);
  });
});

describe('B14: the handshake’s answer is repeated', () => {
  it('says PluginInitialized once and keeps one keep-alive timer', async () => {
    const peer = await startPeer({
      handshake(request, connection) {
        for (let time = 0; time < 3; time += 1) connection.reply(request);
      },
    });
    const page = await createReadyPage(peer.cookies);
    const connection = await peer.connection();
    await connection.request('PluginInitialized');
    await vi.waitFor(() => expect(page.client.counters.unknownReplies).toBe(2), PATIENCE);

    page.clock.advance(30_000);
    await connection.request('KeepAlive');
    page.clock.advance(30_000);
    await vi.waitFor(() => expect(connection.requestsOf('KeepAlive')).toHaveLength(2), PATIENCE);

    expect(connection.requestsOf('PluginInitialized')).toHaveLength(1);
  });
});

describe('B15: calls before the handshake is done', () => {
  it('wait, are bounded by 1,000, and leave in order after the greeting', async () => {
    let release = (): void => undefined;
    const peer = await startPeer({
      handshake(request, connection) {
        release = () => {
          connection.reply(request);
        };
      },
      onRequest: (request, connection) => connection.reply(request, request.args?.[0]),
    });
    const page = createPage(peer.cookies);
    page.client.start();
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
});

describe('B16: calls after a failure or a close', () => {
  it('fail at once, and nothing is sent', async () => {
    const peer = await startPeer();
    const page = await createReadyPage(peer.cookies);
    const connection = await peer.connection();
    connection.socket.close(1001);
    await page.reached('lost');
    const said = connection.requests.length;

    expect(await outcome(page.client.browserManager.getStoreList())).toEqual(notConnected);

    expect(connection.requests).toHaveLength(said);
    expect(page.client.pendingCalls).toBe(0);
  });
});
