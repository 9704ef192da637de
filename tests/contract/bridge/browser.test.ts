/** Faults that only a browser shows: B6, B9, B26, B27, B33, B34 and B39; tests/e2e/workbench-doctor has its guard. */
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { STATUS } from '#bridge-lib';
import { bundlePage } from '#tests/helpers/bundle-page.ts';
import { launchBrowser, openPage } from '#tests/helpers/bridge/browser.ts';
import { PATIENCE, echo, startPeer } from '#tests/helpers/bridge/peer.ts';

const MEGABYTE = 1024 * 1024;
/** Pieces of 64 kB in a frame of 1 MB: after each of them the page may do other work. */
const PIECES = 16;
const LONG = { timeout: 300_000 };
/** Pushes of one second; before a release of five. */
const PUSHES = process.env['CHAOS_CALLS'] === undefined ? 10_000 : 50_000;

let browser: Browser;
let script: string;

// The first pages of a browser are slow on a machine that is busy with other tests.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

beforeAll(async () => {
  [browser, script] = await Promise.all([
    launchBrowser(),
    bundlePage(new URL('../../helpers/bridge/page-script.ts', import.meta.url)),
  ]);
});

afterAll(() => browser.close());

/** A page whose timers are controlled by the test from its first line on. */
const stopClock = async (page: Page): Promise<void> => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 3_600_000);
};

it('B6: a content security policy that forbids the socket is a failure within 10 s', async () => {
  const peer = await startPeer();

  const { reached, state } = await openPage(browser, script, {
    cookies: peer.cookies,
    policy: "connect-src 'self'",
  });
  await reached('unreachable');

  expect((await state()).status).toBe(STATUS.fail);
  expect(peer.connections).toHaveLength(0);
});

it('B9: a tab that slept sends one keep-alive when it is visible again, and its page that was reloaded after a close connects', async () => {
  const peer = await startPeer();
  const opened = await openPage(browser, script, { cookies: peer.cookies, before: stopClock });
  await opened.reached('ready');
  const connection = await peer.connection();

  // Like a closed lid: ten minutes pass, and each timer that was due runs at most once.
  await opened.page.clock.fastForward('10:00');
  await opened.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await opened.page.evaluate(() => document.dispatchEvent(new Event('resume')));
  await connection.request('KeepAlive');
  await opened.page.clock.runFor(29_000);
  await opened.page.evaluate(() => {
    void window.bridgeTest.client.request('test', 'Marker', {}).catch(() => undefined);
  });
  await connection.request('Marker');
  expect(connection.requestsOf('KeepAlive')).toHaveLength(1);

  connection.socket.close(1001);
  await opened.reached('lost');
  await opened.page.clock.runFor(5_000);

  await opened.reached('ready');
  expect(await opened.page.evaluate(() => sessionStorage.getItem('bridge:reloads'))).toMatch(/^\[\d{13}\]$/);
});

it('B26: a frame of 1 MB is sent and received in pieces, with other work of the page after each slow one', async () => {
  const peer = await startPeer({ onRequest: echo });
  const { page, reached } = await openPage(browser, script, {
    cookies: peer.cookies,
    before: async (hurried) => {
      await hurried.addInitScript(() => (window.isHurried = true));
    },
  });
  await reached('ready');

  const { length, turnsOut, turnsIn } = await page.evaluate((size) => window.bridgeTest.echo(size), MEGABYTE);

  expect(length).toBe(MEGABYTE);
  expect(turnsOut).toBeGreaterThanOrEqual(PIECES);
  expect(turnsIn).toBeGreaterThanOrEqual(PIECES);
});

it(
  'B27: of 10,000 pushes a second none is lost, in order, while the page does other work, and memory is freed',
  LONG,
  async () => {
    const peer = await startPeer();
    const { page, context, reached } = await openPage(browser, script, { cookies: peer.cookies });
    await reached('ready');
    const connection = await peer.connection();
    const session = await context.newCDPSession(page);
    const heap = async (): Promise<number> => {
      await session.send('HeapProfiler.collectGarbage');
      return (await session.send('Runtime.getHeapUsage')).usedSize;
    };
    const before = await heap();

    await page.evaluate(() => Object.assign(window, { endTurns: window.bridgeTest.countTimers() }));
    const start = performance.now();
    for (let sent = 0; sent < PUSHES; sent += 100) {
      for (let index = sent; index < sent + 100; index += 1) connection.push('test', 'Push', index);
      const due = start + (sent + 100) / 10;
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
    }
    await page.waitForFunction((count) => window.bridgeTest.pushes.length >= count, PUSHES, {
      timeout: 200_000,
    });
    const turns = await page.evaluate(() => (window as unknown as { endTurns: () => number }).endTurns());

    const inOrder = await page.evaluate(() =>
      window.bridgeTest.pushes.every((push, index) => push === index),
    );
    expect(inOrder).toBe(true);
    expect(await page.evaluate(() => window.bridgeTest.pushes.length)).toBe(PUSHES);
    expect(turns).toBeGreaterThan(10);
    await page.evaluate(() => (window.bridgeTest.pushes.length = 0));
    expect((await heap()) - before).toBeLessThan(10 * MEGABYTE);
  },
);

it('B34: a page in the back-forward cache stays connected while it is frozen, closes with 1000 while a call waits, and reconnects once when it comes back', async () => {
  const peer = await startPeer({ onRequest: echo });
  const { page, context, url, state, reached } = await openPage(browser, script, { cookies: peer.cookies });
  await reached('ready');
  // A page from loopback needs no permission.
  expect((await state()).permission).toBe('exempt');
  const connection = await peer.connection();
  const session = await context.newCDPSession(page);
  await session.send('Page.setWebLifecycleState', { state: 'frozen' });
  await session.send('Page.setWebLifecycleState', { state: 'active' });
  expect(await page.evaluate(() => window.bridgeTest.echo(10))).toMatchObject({ length: 10 });
  expect(peer.connections).toHaveLength(1);
  await session.detach();
  await page.evaluate(() => {
    Object.assign(window, { isTheSame: true });
    void window.bridgeTest.client.request('test', 'Wait', {}).catch(() => undefined);
  });
  await connection.request('Wait');

  await page.goto(`${url}other`);
  await vi.waitFor(() => expect(connection.closeCodes).toEqual([1000]), PATIENCE);
  expect(page.url()).toBe(`${url}other`);
  // Playwright waits for a load event, which a page from the cache does not have.
  await page.evaluate(() => history.back());
  await page.waitForURL(url, { waitUntil: 'commit' });
  await reached('ready');

  expect(await page.evaluate(() => 'isTheSame' in window)).toBe(true);
  const reasons = ['checking', 'connecting', 'handshaking', 'ready'];
  expect(await page.evaluate(() => window.bridgeTest.reasons)).toEqual([...reasons, 'suspended', ...reasons]);
  expect(peer.connections).toHaveLength(2);
  expect(peer.openCount).toBe(1);
});
