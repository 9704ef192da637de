/** The simulator itself: who may connect, what it stores, and its faults on demand. */
import { readFile, readdir, stat, writeFile } from 'node:fs/promises';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import WebSocket from 'ws';
import { createAesCodec } from '#bridge-lib';
import type { SimulatorState } from '#server/client-simulator/state.ts';
import { readClientSettings } from '#server/client-simulator/settings.ts';
import { PAGE_ORIGIN, createReadyPage, startPage } from '#tests/helpers/bridge/page.ts';
import {
  cookiesOf,
  createSimulatedPage,
  eventually,
  startSimulator,
} from '#tests/helpers/bridge/simulator.ts';
import { folderForTest } from '#tests/helpers/folder.ts';
import { startHttpPeer } from '#tests/helpers/http-peer.ts';

/** Longer than a test, so that a shop stays in the state `opening`. */
const STILL_OPENING = { openMs: 60_000 };

/** Resolves to `open`, to the HTTP status of a refusal, or to the code of the network's error. */
function knock(url: string, origin: string | undefined): Promise<unknown> {
  return new Promise((resolve) => {
    const socket = new WebSocket(url, origin === undefined ? {} : { origin });
    socket.on('open', () => {
      resolve('open');
      socket.terminate();
    });
    socket.on('unexpected-response', (_request, response) => {
      resolve(response.statusCode);
      socket.terminate();
    });
    socket.on('error', (error) => {
      resolve('code' in error ? error.code : error.message);
    });
  });
}

describe('who may connect', () => {
  it.each([
    ['a page on loopback', PAGE_ORIGIN, 'open'],
    ['a page on localhost', 'http://localhost:3000', 'open'],
    ['a page of another site', 'https://www.example.com', 403],
    ['a page with a look-alike name', 'http://127.0.0.1.example.com', 403],
    ['a sandboxed page', 'null', 403],
    ['a program without an origin', undefined, 403],
  ])('%s: %s', async (_what, origin, expected) => {
    const { port } = await startSimulator();

    expect(await knock(`ws://127.0.0.1:${port}/`, origin)).toBe(expected);
  });

  it('nobody by another address of the machine', async () => {
    const { port } = await startSimulator();
    const others = Object.values(networkInterfaces())
      .flat()
      .filter((address) => address?.internal === false && address.family === 'IPv4');

    for (const address of others) {
      expect(await knock(`ws://${address?.address}:${port}/`, PAGE_ORIGIN)).toBe('ECONNREFUSED');
    }
    expect(await knock(`ws://127.0.0.2:${port}/`, PAGE_ORIGIN)).toBe('ECONNREFUSED');
  });
});

describe('the first frame', () => {
  const closeCode = (socket: WebSocket): Promise<number> =>
    new Promise((resolve) => {
      socket.on('close', resolve);
    });
  const request = {
    requestId: '1',
    module: 'browserManager',
    action: 'GetStoreList',
    browserId: 'b',
    tag: 't',
  };

  const seal = (secret: string, message: object): string =>
    // Small frames are encoded at once.
    createAesCodec(secret, { clock: performance, yieldTask: () => Promise.resolve() }).encode(
      JSON.stringify(message),
    ) as string;

  it.each([
    ['noise', (): string => Buffer.alloc(32, 7).toString('base64')],
    ['another secret', (): string => seal('an-other-secret-of-24-ch', request)],
    ['another action', (secret: string): string => seal(secret, request)],
  ])('that is %s ends the connection', async (_what, frame) => {
    const simulator = await startSimulator();
    const socket = new WebSocket(`ws://127.0.0.1:${simulator.port}/`, { origin: PAGE_ORIGIN });
    socket.on('open', () => {
      socket.send(frame(simulator.cookies['sid'] ?? ''));
    });

    expect(await closeCode(socket)).toBe(1008);
  });

  it('must come within 5 s', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const { port } = await startSimulator();
    const socket = new WebSocket(`ws://127.0.0.1:${port}/`, { origin: PAGE_ORIGIN });
    const code = closeCode(socket);
    await new Promise((resolve) => socket.on('open', resolve));

    vi.advanceTimersByTime(4_999);
    await new Promise((resolve) => {
      socket.once('pong', resolve);
      socket.ping();
    });
    expect(socket.readyState).toBe(WebSocket.OPEN);
    vi.advanceTimersByTime(1);

    expect(await code).toBe(1008);
  });
});

describe('its stored state', () => {
  it('is kept over a restart: session, settings, favourites, logins', async () => {
    const statePath = join(folderForTest(), 'deep', 'state.json');
    const first = await startSimulator({ statePath, timings: STILL_OPENING });
    const { client } = await createReadyPage(cookiesOf(first));
    await client.systemInfo.setLanguage({ language: 'en-US' });
    await client.favourites.delete({ id: 'fav-1' });
    await client.browserManager.open({ id: 'store-0002' });
    await client.clientAuthentication.logout();
    client.dispose();
    await first.close();

    const second = await startSimulator({ statePath });

    expect(second.cookies['sid']).toBe(first.cookies['sid']);
    expect(second.state.settings.language).toBe('en-US');
    expect(second.state.favourites).toHaveLength(3);
    expect(second.cookies['guest']).toBe('1');
    // It was still opening when the client ended.
    expect(second.state.stores[1]?.status).toBe('closed');
  });

  it('is one file that only its owner may read, with nothing beside it', async () => {
    const folder = folderForTest();
    const statePath = join(folder, 'state.json');
    const simulator = await startSimulator({ statePath });
    await simulator.close();

    expect(await readdir(folder)).toEqual(['state.json']);
    expect((await stat(statePath)).mode & 0o777).toBe(0o600);
    const stored = JSON.parse(await readFile(statePath, 'utf8')) as SimulatorState;
    expect(stored.session.sid).toMatch(/^[\x21-\x7e]{20,}$/);
  });

  it.each([
    ['not JSON', '{"format":1,'],
    ['of another format', '{"format":0,"stores":[]}'],
    ['null', 'null'],
  ])('is a fresh one when the file is %s', async (_what, content) => {
    const statePath = join(folderForTest(), 'state.json');
    await writeFile(statePath, content);

    const simulator = await startSimulator({ statePath });

    expect(simulator.state.stores).toHaveLength(40);
  });

  it('may fail to be written, and the client goes on', async () => {
    const file = join(folderForTest(), 'file');
    await writeFile(file, '');
    const simulator = await startSimulator({ statePath: join(file, 'state.json') });
    await expect(simulator.close()).resolves.toBeUndefined();
  });

  it('has a secret of its own for each installation', async () => {
    const one = await startSimulator();
    const other = await startSimulator();

    expect(one.cookies['sid']).not.toBe(other.cookies['sid']);
  });
});

it.each(['Restart', 'Exit'] as const)('%s ends the connections, and starts again', async (action) => {
  const { client, simulator } = await createSimulatedPage();
  const { port } = simulator;

  expect(await client.call('systemInfo', action)).toEqual({});

  await eventually(() => expect(client.$state.get()).toMatchObject({ reason: 'lost', closeCode: 1001 }));
  await eventually(() => {
    client.connect();
    expect(client.$state.get().reason).toBe('ready');
  });
  expect(simulator.port).toBe(port);
});

it('its pushes are sent to subscribed pages, until they unsubscribe', async () => {
  const { client } = await createSimulatedPage({ timings: STILL_OPENING });
  const heard: unknown[] = [];
  client.on('dataObserver', 'StoreInfo', (store) => heard.push(store));
  const change = async (): Promise<void> => {
    await client.browserManager.open({ id: 'store-0001' });
    await client.browserManager.close({ id: 'store-0001' });
  };
  await change();
  expect(heard).toEqual([]);

  await client.dataObserver.subscribe({ topics: ['StoreInfo'] });
  await change();
  await client.dataObserver.subscribe({ topics: ['Proxy'] });
  await change();

  expect(heard).toMatchObject([{ status: 'opening' }, { status: 'closed' }]);
});

it('a request that it makes for a page goes to this computer only, and fails when nothing comes back', async () => {
  const peer = await startHttpPeer((request, response, body) =>
    response.writeHead(201, { 'x-method': request.method }).end(body),
  );
  const { client } = await createSimulatedPage();
  const get = (url: string) => client.serverApi.httpRequest({ method: 'GET', url });

  await client.serverApi.changePreUrl({ preUrl: `${peer.origin}/api` });
  const reply = await client.serverApi.httpRequest({ method: 'POST', url: '/x', body: 'carried' });

  expect(reply).toMatchObject({ status: 201, body: 'carried', headers: { 'x-method': 'POST' } });
  await expect(get('http://192.0.2.1/')).rejects.toMatchObject({ detail: { ret: 403 } });
  await expect(get('http://127.0.0.1:1/')).rejects.toMatchObject({ detail: { ret: 500 } });
});

it('its settings set the number of shops, by default forty', () => {
  expect(readClientSettings({})).toEqual({ port: 17_320, storeCount: 40 });
  expect(readClientSettings({ CLIENT_PORT: '0', CLIENT_SHOPS: '1000' })).toEqual({
    port: 0,
    storeCount: 1_000,
  });
});

it('a session that was rotated on demand refuses pages with the old one', async () => {
  const simulator = await startSimulator();
  const old = cookiesOf(simulator);
  simulator.rotateSession();

  const page = startPage(old);

  expect(await page.reached('closed-early')).toMatchObject({ closeCode: 1008 });
  await createReadyPage(cookiesOf(simulator));
});
