/** Sessions of several tabs of one browser, over real sockets to one client. */
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createSession } from '#src/stores/client/session.ts';
import { openNodeSocket } from '#tests/helpers/bridge/page.ts';
import { eventually, startSimulator } from '#tests/helpers/bridge/simulator.ts';
import { createFakeBrowser } from '#tests/helpers/fake-browser.ts';
import { stubPage } from '#tests/helpers/workbench-stores.ts';

const CLOSING = 2;

async function setUp(options: { isRunning?: boolean } = {}) {
  const simulator = await startSimulator();
  if (options.isRunning === false) await simulator.close();
  const happens = stubPage(simulator.cookies);
  const sockets: ReturnType<typeof openNodeSocket>[] = [];
  /** How many sockets were open each time that one was made, itself included. */
  const together: number[] = [];
  vi.stubGlobal('WebSocket', function open(url: string) {
    const socket = openNodeSocket(url);
    sockets.push(socket);
    together.push(sockets.filter(({ readyState }) => readyState < CLOSING).length);
    return socket;
  });
  const browser = createFakeBrowser();

  function openTab() {
    const tab = browser.openTab();
    const session = createSession({
      userAgent: () => 'Chrome/150.0.0.0',
      cookieText: () => document.cookie,
      hasUnsavedInput: () => false,
      tabs: () => tab.host,
    });
    const held = session.hold('network');
    onTestFinished(held.release);
    return { tab, session, held };
  }
  const turns = (tab: ReturnType<typeof openTab>, turn: string) =>
    eventually(() => expect(tab.session.$turn.get()).toBe(turn));
  const finds = (tab: ReturnType<typeof openTab>, code: string) =>
    eventually(() => expect(tab.session.$diagnosis.get().code).toBe(code));
  return { simulator, browser, happens, together, openTab, turns, finds };
}

describe('tabs of one browser', () => {
  it('have one connection, which goes to whoever takes over and comes back', async () => {
    const { simulator, together, openTab, turns, finds } = await setUp();
    const first = openTab();
    await finds(first, 'connected');
    const second = openTab();
    await turns(second, 'elsewhere');
    expect(simulator.pageCount).toBe(1);
    expect(second.session.$wasConnected.get()).toBe(false);

    second.session.takeOver();
    await finds(second, 'connected');
    await turns(first, 'taken');
    expect(first.session.$diagnosis.get().code).toBe('working');
    // What was there stays for when its turn comes again.
    expect(first.session.$wasConnected.get()).toBe(true);
    await eventually(() => expect(simulator.pageCount).toBe(1));

    first.session.takeOver();
    await finds(first, 'connected');
    await turns(second, 'taken');
    expect((await first.held.client.systemInfo.getVersion()).version).not.toBe('');
    expect(together).toEqual([1, 1, 1]);
  });

  it('fail at once what they had asked when they let go, and repeat nothing', async () => {
    const { simulator, openTab, finds } = await setUp();
    const first = openTab();
    await finds(first, 'connected');
    simulator.setFaults({ drop: 1 });
    const asking = first.held.client.systemInfo.getVersion();
    const second = openTab();
    second.session.takeOver();

    await expect(asking).rejects.toMatchObject({ kind: 'closed' });
    await expect(first.held.client.systemInfo.getVersion()).rejects.toMatchObject({ kind: 'not-connected' });
  });

  it('connect by themselves when the one that is connected closes', async () => {
    const { together, openTab, turns, finds } = await setUp();
    const first = openTab();
    await finds(first, 'connected');
    const second = openTab();
    await turns(second, 'elsewhere');
    first.held.release();

    await finds(second, 'connected');
    expect(first.tab.hasAnything()).toBe(false);
    expect(together).toEqual([1, 1]);
  });

  it('connect again when they thaw', async () => {
    const { openTab, turns, finds, happens } = await setUp();
    const first = openTab();
    await finds(first, 'connected');
    first.tab.freeze();
    await turns(first, 'none');
    expect(first.session.$diagnosis.get().reason).toBe('suspended');

    happens('resume');
    await finds(first, 'connected');
  });

  it('do not keep the client from others while nothing answers, and may try again', async () => {
    const { openTab, finds, browser } = await setUp({ isRunning: false });
    const first = openTab();
    await finds(first, 'not-running');
    expect(first.session.$turn.get()).toBe('none');
    expect(first.tab.hasAnything()).toBe(false);
    const second = openTab();
    await finds(second, 'not-running');

    const said: string[] = [];
    onTestFinished(first.session.$turn.listen((turn) => said.push(turn)));
    first.session.connect();
    await eventually(() => expect(said).toEqual(['asking', 'here', 'none']));
    await finds(first, 'not-running');
    expect(browser.names()).toHaveLength(1);
  });

  it('name the client by browser and port, and never by its secret', async () => {
    const { simulator, browser, openTab, finds } = await setUp();
    await finds(openTab(), 'connected');
    const { bid = '', pid = '', sid = '' } = simulator.cookies;

    expect(browser.names()).toEqual([`client ${encodeURIComponent(bid)} ${pid}`]);
    expect(browser.names().join()).not.toContain(sid.slice(0, 8));
  });

  it('ask anew where the cookies name another client by now', async () => {
    const { simulator, browser, together, openTab, finds } = await setUp();
    const first = openTab();
    await finds(first, 'connected');
    simulator.disconnect();
    await finds(first, 'lost');
    const other = await startSimulator();
    document.cookie = Object.entries(other.cookies)
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
      .join('; ');

    first.session.connect();
    await finds(first, 'connected');
    expect(other.pageCount).toBe(1);
    expect(browser.names()).toHaveLength(2);
    expect(together).toEqual([1, 1]);
  });
});
