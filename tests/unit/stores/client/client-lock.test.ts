/** Sessions of several tabs of one browser, over real sockets to one client, with Node's locks. */
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { clock } from '#src/browser/clock.ts';
import { type TabHost, tabHost } from '#src/browser/tabs.ts';
import { isLockElsewhere, YIELD_LIMIT_MS } from '#src/stores/client/client-lock.ts';
import { openNodeSocket } from '#tests/helpers/bridge/page.ts';
import { eventually, startSimulator } from '#tests/helpers/bridge/simulator.ts';
import { pageSession, stubPage } from '#tests/helpers/workbench-stores.ts';

const CLOSING = 2;

/** The tabs of one browser, as sessions in Node. The test controls their visibility and freezing. */
function createFakeBrowser() {
  const names = new Set<string>();

  function openTab() {
    const shared = tabHost();
    if (!shared) throw new Error('This Node has no locks.');
    const visibility = new Set<() => void>();
    const freezing = new Set<() => void>();
    const listenWith = (listeners: Set<() => void>) => (callback: () => void) => {
      listeners.add(callback);
      return () => void listeners.delete(callback);
    };
    let isVisible = true;
    return {
      host: {
        hold(name, ...others) {
          names.add(name);
          return shared.hold(name, ...others);
        },
        isVisible: () => isVisible,
        onVisibility: listenWith(visibility),
        onFreeze: listenWith(freezing),
      } satisfies TabHost,
      setVisible(value: boolean) {
        isVisible = value;
        for (const tell of visibility) tell();
      },
      /** The browser is about to freeze its scripts. */
      freeze() {
        for (const tell of freezing) tell();
      },
    };
  }
  return { openTab, /** Of all locks that have been asked for. */ names: () => [...names] };
}

async function setUp(options: { isRunning?: boolean } = {}) {
  const simulator = await startSimulator();
  if (options.isRunning === false) await simulator.close();
  const happens = stubPage(simulator.cookies);
  const sockets: ReturnType<typeof openNodeSocket>[] = [];
  /** Number of open sockets whenever one was opened, including it. */
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
    const session = pageSession({ tab: () => tab.host });
    const held = session.hold('network');
    onTestFinished(held.release);
    return { tab, session, held };
  }
  type Tab = ReturnType<typeof openTab>;
  const becomes = ({ session }: Tab, state: string) =>
    eventually(() => expect(session.$lock.get()).toBe(state));
  const finds = ({ session }: Tab, code: string) =>
    eventually(() => expect(session.$diagnosis.get().code).toBe(code));
  /** The first tab, which is connected. */
  async function openFirst(): Promise<Tab> {
    const first = openTab();
    await finds(first, 'connected');
    return first;
  }
  return { simulator, browser, happens, together, openTab, openFirst, becomes, finds };
}

describe('tabs of one browser', () => {
  it('§7.35 have one connection, which moves to the tab that takes over and back', async () => {
    const { simulator, together, openTab, becomes, finds, openFirst } = await setUp();
    const first = await openFirst();
    const second = openTab();
    await becomes(second, 'elsewhere');
    expect(simulator.pageCount).toBe(1);
    expect(second.session.$wasConnected.get()).toBe(false);

    second.session.takeOver();
    await finds(second, 'connected');
    await becomes(first, 'taken');
    expect(first.session.$diagnosis.get().code).toBe('working');
    // Its data stays until it has the lock again.
    expect(first.session.$wasConnected.get()).toBe(true);
    await eventually(() => expect(simulator.pageCount).toBe(1));

    first.session.takeOver();
    await finds(first, 'connected');
    await becomes(second, 'taken');
    expect((await first.held.client.systemInfo.getVersion()).version).not.toBe('');
    expect(together).toEqual([1, 1, 1]);
  });

  it('fail running calls when they release the client, and repeat none', async () => {
    const { simulator, openTab, openFirst } = await setUp();
    const first = await openFirst();
    simulator.setFaults({ drop: 1 });
    const asking = first.held.client.systemInfo.getVersion();
    const second = openTab();
    second.session.takeOver();

    await expect(asking).rejects.toMatchObject({ kind: 'closed' });
    await expect(first.held.client.systemInfo.getVersion()).rejects.toMatchObject({ kind: 'not-connected' });
  });

  it('connect automatically when the connected tab closes, once they are visible', async () => {
    const { together, openTab, becomes, finds, openFirst } = await setUp();
    const first = await openFirst();
    const second = openTab();
    await becomes(second, 'elsewhere');
    second.tab.setVisible(false);
    first.held.release();
    const third = openTab();
    await finds(third, 'connected');
    expect(second.session.$lock.get()).toBe('elsewhere');

    second.tab.setVisible(true);
    third.held.release();
    await finds(second, 'connected');
    expect(together).toEqual([1, 1, 1]);
  });

  it('come before a tab that has waited longer when they take over; of two only the last', async () => {
    const { simulator, together, openTab, becomes, finds, openFirst } = await setUp();
    const first = await openFirst();
    const patient = openTab();
    await becomes(patient, 'elsewhere');
    const [second, third] = [openTab(), openTab()];
    await becomes(third, 'elsewhere');
    second.session.takeOver();
    third.session.takeOver();

    await finds(third, 'connected');
    await becomes(first, 'taken');
    await eventually(() => expect(isLockElsewhere(second.session.$lock.get())).toBe(true));
    expect(patient.session.$lock.get()).toBe('elsewhere');
    await eventually(() => expect(simulator.pageCount).toBe(1));
    expect(Math.max(...together)).toBe(1);
  });

  it('take the client from a stopped tab after the time limit', async () => {
    const { browser, openTab, becomes, finds, openFirst } = await setUp();
    const waits: (() => void)[] = [];
    const after = clock.after.bind(clock);
    vi.spyOn(clock, 'after').mockImplementation((delayMs, run) => {
      if (delayMs !== YIELD_LIMIT_MS) return after(delayMs, run);
      waits.push(run);
      return () => undefined;
    });
    const first = await openFirst();
    const [name = ''] = browser.names();
    first.held.release();
    // Holds both locks, and does not react.
    const stopped = browser.openTab().host;
    await Promise.all([stopped.hold(name, {}), stopped.hold(`${name} socket`, {})]);

    const second = openTab();
    await becomes(second, 'elsewhere');
    waits.length = 0;
    second.session.takeOver();
    await eventually(() => expect(waits).toHaveLength(1));
    expect(second.session.$lock.get()).toBe('requested');
    waits[0]?.();
    await finds(second, 'connected');
  });

  it('are independent if the browser forbids locks', async () => {
    const { browser, openTab, finds } = await setUp();
    const { host } = browser.openTab();
    vi.spyOn(host, 'hold').mockRejectedValue(new DOMException('No.', 'SecurityError'));
    vi.spyOn(browser, 'openTab').mockReturnValue({ host, setVisible: vi.fn(), freeze: vi.fn() });

    const tabs = [openTab(), openTab()];
    for (const tab of tabs) await finds(tab, 'connected');
  });

  it('connect again when they are unfrozen', async () => {
    const { becomes, finds, happens, openFirst } = await setUp();
    const first = await openFirst();
    first.tab.freeze();
    await becomes(first, 'none');
    expect(first.session.$diagnosis.get().reason).toBe('suspended');

    happens('resume');
    await finds(first, 'connected');
  });

  it('release the lock while nothing answers, and may try again', async () => {
    const { openTab, finds, browser } = await setUp({ isRunning: false });
    const first = openTab();
    await finds(first, 'not-running');
    expect(first.session.$lock.get()).toBe('none');
    const second = openTab();
    await finds(second, 'not-running');

    const said: string[] = [];
    onTestFinished(first.session.$lock.listen((state) => said.push(state)));
    first.session.connect();
    await eventually(() => expect(said).toEqual(['requested', 'held', 'none']));
    await finds(first, 'not-running');
    expect(browser.names()).toHaveLength(2);
  });

  it('name the lock by browser and port, never by the secret', async () => {
    const { simulator, browser, openTab, finds } = await setUp();
    await finds(openTab(), 'connected');
    const { bid = '', pid = '', sid = '' } = simulator.cookies;

    const name = `client ${encodeURIComponent(bid)} ${pid}`;
    expect(browser.names()).toEqual([name, `${name} socket`]);
    expect(browser.names().join()).not.toContain(sid.slice(0, 8));
  });
});
