/** Faults B1 to B4: the cookies, before any socket. */
import { describe, expect, it } from 'vitest';
import { NETWORK_MESSAGE, STATUS, documentCookies } from '#bridge-lib';
import { createPage, createReadyPage, outcome, startPage } from '#tests/helpers/bridge/page.ts';
import { SECRET, answer, sessionCookies, startPeer } from '#tests/helpers/bridge/peer.ts';

it.each(['bid', 'pid', 'sid'])('§3.35 B1: without %s no socket opens, and calls fail', async (name) => {
  const peer = await startPeer();
  peer.cookies.delete(name);
  const page = createPage(peer.cookies);
  const early = outcome(page.client.browserManager.getStoreList());

  page.client.start();

  expect(page.client.$state.get()).toMatchObject({ status: STATUS.initing, reason: 'client-absent' });
  expect(page.sockets).toHaveLength(0);
  const failure = { kind: 'client-absent', message: NETWORK_MESSAGE };
  expect(await early).toEqual(failure);
  expect(await outcome(page.client.browserManager.getStoreList())).toEqual(failure);
  expect(page.client.session).toBeNull();
});

it('§4.15 B2: an unusable secret opens no socket, fails, and warns once without the value', async () => {
  const secret = 'only-19-characters!';
  const page = createPage(sessionCookies(17320, secret));
  const early = outcome(page.client.browserManager.getStoreList());

  page.client.start();
  page.client.connect();

  expect(page.client.$state.get()).toMatchObject({ status: STATUS.fail, reason: 'secret-invalid' });
  expect(page.sockets).toHaveLength(0);
  expect(await early).toEqual({ kind: 'not-connected', message: NETWORK_MESSAGE });
  expect(page.log).toHaveLength(1);
  expect(page.log[0]?.level).toBe('warn');
  expect(JSON.stringify(page.log)).not.toContain(secret);
});

it.each(['abc', '65536'])('§7.29 B3: the port %j fails without an exception and without a socket', (port) => {
  const page = startPage(sessionCookies(port));

  expect(page.client.$state.get()).toMatchObject({ status: STATUS.fail, reason: 'port-invalid' });
  expect(page.sockets).toHaveLength(0);
});

it('B4: a cookie that does not decode does not affect the others', async () => {
  const peer = await startPeer();
  const line = [...peer.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ');
  const page = await createReadyPage(new Map(), {
    cookies: documentCookies({ cookie: `other=%E4%; ${line}` }),
  });

  expect(page.client.session?.browserId).toBe('browser-1');
  expect(JSON.stringify(page.client.session)).not.toContain(SECRET);
});

describe('a cookie source that answers later', () => {
  it('lets calls wait until the cookies are read', async () => {
    const peer = await startPeer({ onRequest: answer });
    const page = startPage(new Map(), { cookies: () => Promise.resolve(peer.cookies) });
    const call = outcome(page.client.systemInfo.restart());

    await page.reached('ready');

    expect(await call).toEqual({});
  });

  it('that throws, or rejects, counts as no client', async () => {
    const sources = [
      () => {
        throw new Error('no cookies here');
      },
      () => Promise.reject(new Error('no cookies here')),
    ];
    for (const cookies of sources) {
      const page = startPage(new Map(), { cookies });

      expect((await page.reached('client-absent')).status).toBe(STATUS.initing);
    }
  });
});
