/** Faults B5 to B8: attempts that never reach a handshake. */
import { createServer } from 'node:net';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { type LoopbackPermission, NETWORK_MESSAGE, STATUS, type SocketLike } from '#bridge-lib';
import { createPage, outcome, startBoth, startPage } from '#tests/helpers/bridge/page.ts';
import { PATIENCE, sessionCookies } from '#tests/helpers/bridge/peer.ts';
import { freePort, listenOnFreePort } from '#scripts/lib/free-port.ts';
import { createReloadHost } from '#tests/helpers/bridge/reload-host.ts';

const notConnected = { kind: 'not-connected', message: NETWORK_MESSAGE };

describe('B5: nothing listens at the port', () => {
  it('§8.15 logs it, fails, and does not try again by itself', async () => {
    const page = createPage(sessionCookies(await freePort()));
    const early = outcome(page.client.browserManager.getStoreList());

    page.client.start();
    const state = await page.reached('unreachable');

    expect(state).toMatchObject({ status: STATUS.fail, retryInMs: null });
    expect(page.log.map(({ message }) => message)).toEqual(['not connected to the client']);
    expect(await early).toEqual(notConnected);
    page.clock.advance(600_000);
    expect(page.sockets).toHaveLength(1);
  });

  it('tries again with back-off if the page asks for it', async () => {
    const port = await freePort();
    const page = startPage(sessionCookies(port), { keepTrying: true });
    await page.reached('unreachable');
    expect(page.client.$state.get().retryInMs).toBe(400);

    page.clock.advance(400);
    await vi.waitFor(() => expect(page.client.$state.get().failures).toBe(2), PATIENCE);

    expect(page.sockets).toHaveLength(2);
    expect(page.client.$status.get()).toBe(STATUS.fail);
  });
});

/** A socket like that of a blocking browser: it reports an error and never closes. */
function blockedSocket(): SocketLike {
  const socket: SocketLike = {
    binaryType: 'blob',
    readyState: 0,
    bufferedAmount: 0,
    onopen: null,
    onmessage: null,
    onerror: null,
    onclose: null,
    send: () => undefined,
    close: () => undefined,
  };
  queueMicrotask(() => socket.onerror?.(undefined as never));
  return socket;
}

describe('B6: the browser blocks', () => {
  it('an error without a close event is an ordinary failure, without a reload', async () => {
    const reload = createReloadHost();
    const page = startPage(sessionCookies(17320), { openSocket: blockedSocket, reload });
    await page.reached('unreachable');
    page.clock.advance(60_000);

    expect(reload.reloads).toBe(0);
    expect(page.client.$reload.get()).toBe('none');
  });

  it.each([
    ['denied', 'permission-denied'],
    ['prompt', 'permission-unanswered'],
  ] as const)('%s after the attempt is told apart from a client that does not run', async (after, reason) => {
    const answers: LoopbackPermission[] = ['granted', after];
    const page = startPage(sessionCookies(17320), {
      openSocket: blockedSocket,
      permission: () => Promise.resolve(answers.shift() ?? after),
    });

    expect(await page.reached(reason)).toMatchObject({ status: STATUS.fail, permission: after });
  });

  it('a permission that is already denied opens no socket', async () => {
    const page = startPage(sessionCookies(17320), { permission: () => Promise.resolve('denied') });

    expect((await page.reached('permission-denied')).status).toBe(STATUS.fail);
    expect(page.sockets).toHaveLength(0);
  });

  it('a browser that will ask connects only on the visitor’s click', async () => {
    const { page } = await startBoth({}, { permission: () => Promise.resolve('prompt') });
    expect((await page.reached('awaiting-visitor')).status).toBe(STATUS.initing);
    expect(page.sockets).toHaveLength(0);

    page.client.connect();

    await page.reached('ready');
  });

  it('a probe that never answers causes a delay of at most a second', async () => {
    const { page } = await startBoth({}, { permission: () => new Promise(() => undefined) });

    page.clock.advance(1_000);

    expect((await page.reached('ready')).permission).toBe('unsupported');
  });

  it('a browser that refuses to create the socket fails with its own reason', () => {
    const page = createPage(sessionCookies(17320), {
      openSocket: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });

    page.client.start();

    expect(page.client.$state.get()).toMatchObject({ status: STATUS.fail, reason: 'browser-refused' });
  });
});

it('B7: a socket that something accepts and never upgrades fails after 10 s', async () => {
  const server = createServer();
  const port = await listenOnFreePort(server);
  const accepted = new Promise((resolve) => server.once('connection', resolve));
  onTestFinished(() => {
    server.close();
  });
  const page = startPage(sessionCookies(port));
  const call = outcome(page.client.browserManager.getStoreList());
  await accepted;

  page.clock.advance(9_999);
  expect(page.client.$status.get()).toBe(STATUS.initing);
  page.clock.advance(1);

  expect(page.client.$state.get()).toMatchObject({ status: STATUS.fail, reason: 'open-timeout' });
  expect(await call).toEqual(notConnected);
});

it('B8: a socket that closes before it was ready does not reload the page', async () => {
  const reload = createReloadHost();
  const { page } = await startBoth({ handshake: (_request, { socket }) => socket.close(1008) }, { reload });

  expect(await page.reached('closed-early')).toMatchObject({ status: STATUS.fail, closeCode: 1008 });
  page.clock.advance(300);

  expect(page.client.$reload.get()).toBe('none');
  expect(reload.reloads).toBe(0);
});
