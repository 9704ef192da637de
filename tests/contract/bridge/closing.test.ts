/** Faults B9, B10, B39 and B40: a connection that had been ready ends. */
import { describe, expect, it, vi } from 'vitest';
import { NETWORK_MESSAGE, STATUS } from '#bridge-lib';
import { connect, outcome } from '#tests/helpers/bridge/page.ts';
import { PATIENCE, SECRET, answer } from '#tests/helpers/bridge/peer.ts';
import { createReloadHost } from '#tests/helpers/bridge/reload-host.ts';

const closed = { kind: 'closed', message: NETWORK_MESSAGE };

describe('B9: the socket closes after success', () => {
  it('§4.14 §8.16 logs it, fails waiting calls at once, and reloads after 5000 ms', async () => {
    const reload = createReloadHost();
    const { peer, page } = await connect({}, { reload });
    let settled = 0;
    const calls = Array.from({ length: 20 }, async () => {
      const result = await outcome(page.client.browserManager.getStoreList());
      settled += 1;
      return result;
    });
    const { socket } = await peer.connection();
    await (await peer.connection()).request('GetStoreList');

    // A call that has settled in the next round of the event loop did not wait; the page's clock stands still.
    const before = page.clock.now();
    const settledNextTurn = new Promise<number>((resolve) => {
      page.client.$status.listen(() => setImmediate(() => resolve(settled)));
    });
    socket.close(1001);
    const outcomes = await Promise.all(calls);

    expect(await settledNextTurn).toBe(20);
    expect(page.clock.now()).toBe(before);
    expect(outcomes).toEqual(calls.map(() => closed));
    expect(page.client.$state.get()).toMatchObject({ status: STATUS.fail, reason: 'lost', closeCode: 1001 });
    expect(page.log.at(-1)?.message).toBe('client closed the connection');
    expect(page.client.$reload.get()).toBe('scheduled');
    page.clock.advance(5_000);
    expect(reload.reloads).toBe(1);
  });

  it('does not reload the page where the initial data forbid it', async () => {
    const reload = createReloadHost();
    const { peer, page } = await connect({}, { reload, reloadOnClose: false });

    (await peer.connection()).socket.close(1001);
    await page.reached('lost');
    page.clock.advance(60_000);

    expect(reload.reloads).toBe(0);
    expect(page.client.$reload.get()).toBe('none');
  });
});

it('B10: a call whose socket closes in the middle fails and is never sent again by itself', async () => {
  const { peer, page } = await connect(
    { onRequest: ({ action }, { socket }) => action === 'AliPay' && socket.close(1011) },
    { keepTrying: true },
  );
  const call = page.client.payment.aliPay({ orderId: 'order-1', amount: 76, currency: 'CNY' });

  expect(await outcome(call)).toEqual(closed);
  page.clock.advance(400);
  await page.reached('ready');
  const second = await peer.connection(1);
  await second.request('PluginInitialized');

  expect(second.requestsOf('AliPay')).toHaveLength(0);
});

it('B39: a page that is left while calls wait closes with 1000, fails the calls, calls no listener, and never reloads', async () => {
  const reload = createReloadHost();
  const { peer, page } = await connect({}, { reload });
  const call = outcome(page.client.browserManager.getStoreList());
  const connection = await peer.connection();
  const told: unknown[] = [];
  page.client.$status.listen((status) => told.push(status));
  page.client.$state.listen((state) => told.push(state));

  page.client.dispose();

  expect(await call).toEqual({ kind: 'disposed', message: NETWORK_MESSAGE });
  await vi.waitFor(() => expect(connection.closeCodes).toEqual([1000]), PATIENCE);
  page.clock.advance(120_000);
  expect(reload.reloads).toBe(0);
  expect(told).toEqual([]);
  expect(page.clock.pending()).toBe(0);
  expect(await outcome(page.client.systemInfo.getVersion())).toMatchObject({ kind: 'disposed' });
});

describe('B40: the other side pings and closes with codes', () => {
  it('a ping and a pong disturb nothing', async () => {
    const { peer, page } = await connect({ onRequest: answer });
    const { socket } = await peer.connection();

    socket.ping('ping');
    socket.pong('pong');

    expect(await outcome(page.client.systemInfo.restart())).toEqual({});
  });

  it.each([1000, 1001, 1008, 1011, 4003])(
    'code %i is handled as a close and is all that is logged',
    async (code) => {
      const { peer, page } = await connect();

      (await peer.connection()).socket.close(code, 'a reason with content');

      expect((await page.reached('lost')).closeCode).toBe(code);
      expect(page.log.at(-1)).toEqual({
        level: 'warn',
        message: 'client closed the connection',
        facts: { reason: 'lost', closeCode: code },
      });
      expect(JSON.stringify(page.log)).not.toContain(SECRET);
    },
  );

  it('a connection that is cut without a close frame closes too', async () => {
    const { peer, page } = await connect();

    (await peer.connection()).socket.terminate();

    expect((await page.reached('lost')).closeCode).toBe(1006);
  });
});
