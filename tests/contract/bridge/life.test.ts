/** Faults B31 to B37 and B42: a client that stops reading, clocks, sleep, tabs, sessions, numbers. */
import { describe, expect, it, vi } from 'vitest';
import { NETWORK_MESSAGE, STATUS, fromSecondNumbering, toSecondNumbering } from '#bridge-lib';
import { connect, createPage, createReadyPage, outcome } from '#tests/helpers/bridge/page.ts';
import { PATIENCE, answer, startPeer } from '#tests/helpers/bridge/peer.ts';
import { createReloadHost } from '#tests/helpers/bridge/reload-host.ts';

const HOUR = 3_600_000;

it('B31: new calls fail at once while 4 MB wait for a client that stopped reading', async () => {
  const { peer, page } = await connect();
  const { socket } = await peer.connection();
  socket.pause();
  const payload = 'a'.repeat(400_000);
  const waiting: Promise<unknown>[] = [];
  let last: unknown;
  for (let time = 0; time < 100 && last === undefined; time += 1) {
    const call = outcome(page.client.request('test', 'Fill', payload));
    waiting.push(call);
    // A refused call has settled by then; a sent one has not.
    last = await Promise.race([call, new Promise((resolve) => setImmediate(resolve))]);
  }

  expect(last).toEqual({ kind: 'congested', message: NETWORK_MESSAGE });
  expect(page.client.$status.get()).toBe(STATUS.success);
  page.client.dispose();
  expect(await Promise.all(waiting)).toHaveLength(waiting.length);
});

it.each([
  ['back', -HOUR],
  ['forward', HOUR],
])('B32: a clock set %s by an hour affects no timer, and ids stay unique', async (_what, shift) => {
  const { peer, page } = await connect();
  const call = outcome(page.client.request('test', 'Wait', {}));

  page.clock.advance(1_000);
  page.clock.shiftWall(shift);
  page.clock.advance(28_000);
  const second = outcome(page.client.request('test', 'Wait', {}));
  page.clock.advance(1_000);

  expect(await call).toEqual({ kind: 'timeout', message: NETWORK_MESSAGE });
  page.clock.shiftWall(-shift);
  void outcome(page.client.request('test', 'Wait', {}));
  const connection = await peer.connection();
  await vi.waitFor(() => expect(connection.requestsOf('Wait')).toHaveLength(3), PATIENCE);
  const ids = connection.requests.map(({ requestId }) => requestId);
  expect(new Set(ids).size).toBe(ids.length);
  page.client.dispose();
  expect(await second).toMatchObject({ kind: 'disposed' });
});

describe('§9.8 B33: the page sleeps', () => {
  it('sends one keep-alive when it wakes, not the missed ones', async () => {
    const { peer, page } = await connect();
    const connection = await peer.connection();

    page.clock.sleep(600_000);
    page.life.resume();
    page.life.resume();
    page.clock.advance(0);
    await connection.request('KeepAlive');
    page.clock.advance(30_000);
    await vi.waitFor(() => expect(connection.requestsOf('KeepAlive')).toHaveLength(2), PATIENCE);
  });

  it('sends none when it wakes in time', async () => {
    const { peer, page } = await connect({ onRequest: answer });

    page.clock.advance(29_000);
    page.life.resume();
    await page.client.request('test', 'Echo', {});

    expect((await peer.connection()).requestsOf('KeepAlive')).toHaveLength(0);
  });

  it('detects a dead socket on waking, and handles it as a close', async () => {
    const reload = createReloadHost();
    const { peer, page } = await connect({}, { reload });
    const socket = page.sockets[0];
    if (socket) socket.onclose = null;
    const call = outcome(page.client.request('test', 'Wait', {}));
    (await peer.connection()).socket.terminate();
    await vi.waitFor(() => expect(socket?.readyState).toBe(3), PATIENCE);

    page.life.resume();

    expect(page.client.$state.get()).toMatchObject({ reason: 'lost', closeCode: 1006 });
    expect(await call).toMatchObject({ kind: 'closed' });
    expect(page.client.$reload.get()).toBe('scheduled');
  });

  it('handles an error without a close event as a close', async () => {
    const { page } = await connect();

    page.sockets[0]?.onerror?.(undefined as never);
    expect(page.client.$status.get()).toBe(STATUS.success);
    page.clock.advance(1_000);

    expect(page.client.$state.get()).toMatchObject({ reason: 'lost', closeCode: 1006 });
  });
});

describe('B34: the page returns from the back-forward cache', () => {
  it('reconnects once, with one keep-alive timer and without a reload', async () => {
    const reload = createReloadHost();
    const { peer, page } = await connect({}, { reload });
    const first = await peer.connection();
    const call = outcome(page.client.request('test', 'Wait', {}));

    page.life.hide(true);
    expect(await call).toEqual({ kind: 'closed', message: NETWORK_MESSAGE });
    await vi.waitFor(() => expect(first.closeCodes).toEqual([1000]), PATIENCE);
    page.clock.sleep(HOUR);
    expect(await outcome(page.client.request('test', 'Wait', {}))).toMatchObject({ kind: 'not-connected' });
    page.life.show(true);
    page.life.show(true);
    await page.reached('ready');

    const second = await peer.connection(1);
    page.clock.advance(30_000);
    await second.request('KeepAlive');
    expect(peer.connections).toHaveLength(2);
    expect(peer.openCount).toBe(1);
    expect(second.requestsOf('KeepAlive')).toHaveLength(1);
    expect(reload.reloads).toBe(0);
  });

  it('cancels a reload that was scheduled before', async () => {
    const reload = createReloadHost();
    const { peer, page } = await connect({}, { reload });
    (await peer.connection()).socket.close(1001);
    await page.reached('lost');

    page.life.hide(true);
    page.clock.advance(HOUR);

    expect(reload.reloads).toBe(0);
  });

  it('does nothing when a page is first shown, or before it was started', async () => {
    const peer = await startPeer();
    const page = createPage(peer.cookies);

    page.life.show(false);
    page.life.resume();
    page.life.hide(false);

    expect(page.client.$state.get().reason).toBe('idle');
    expect(page.sockets).toHaveLength(0);
  });
});

it('B35: two tabs have their own tags and accept only their own ids', async () => {
  const peer = await startPeer({
    onRequest(request) {
      // The client sends every reply to every tab.
      for (const connection of peer.connections) connection.reply(request, request.args?.[0]);
    },
  });
  const one = await createReadyPage(peer.cookies, { random: () => 0.1 });
  const other = await createReadyPage(peer.cookies, { random: () => 0.9 });

  const answers = await Promise.all([
    one.client.request('test', 'Echo', { tab: 'one' }),
    other.client.request('test', 'Echo', { tab: 'other' }),
  ]);

  expect(answers).toEqual([{ tab: 'one' }, { tab: 'other' }]);
  expect(one.client.tag).not.toBe(other.client.tag);
  await vi.waitFor(() => expect(one.client.counters.unknownReplies).toBeGreaterThan(0), PATIENCE);
});

it('B36: a secret that changes between two connections is read again and used at the next attempt', async () => {
  const { peer, page } = await connect({}, { keepTrying: true });
  const changed = 'another-secret-of-the-client';
  peer.setSecret(changed);
  peer.cookies.set('sid', changed);

  (await peer.connection()).socket.close(1012);
  await page.reached('lost');
  page.clock.advance(400);

  await page.reached('ready');
  expect((await peer.connection(1)).requests[0]?.action).toBe('ClientConnected');
});

it.each([
  ['because the socket throws', 1],
  ['because the socket is closing', 2],
])('B37: a keep-alive that cannot be sent %s leaves no error and no timer', async (_what, readyState) => {
  const unhandled: unknown[] = [];
  const listen = (reason: unknown): void => {
    unhandled.push(reason);
  };
  process.on('unhandledRejection', listen);
  const { peer, page } = await connect();
  await (await peer.connection()).request('PluginInitialized');
  const socket = page.sockets[0];
  if (!socket) throw new Error('no socket was opened');
  Object.defineProperty(socket, 'readyState', { value: readyState, configurable: true });
  socket.send = () => {
    throw new Error('InvalidStateError');
  };

  page.clock.advance(30_000);
  expect(await outcome(page.client.request('test', 'Echo', {}))).toMatchObject({ kind: 'closed' });
  Reflect.deleteProperty(socket, 'readyState');
  page.client.dispose();
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', listen);

  expect(unhandled).toEqual([]);
  expect(page.clock.pending()).toBe(0);
});

it.each([
  ['initing', STATUS.initing, 1],
  ['success', STATUS.success, 2],
  ['fail', STATUS.fail, 3],
] as const)('B42: %s maps both ways', (_name, first, second) => {
  expect(toSecondNumbering(first)).toBe(second);
  expect(fromSecondNumbering(second)).toBe(first);
});
