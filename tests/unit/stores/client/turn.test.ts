import { describe, expect, it, vi } from 'vitest';
import { COURTESY_MS, createClientTurn, isAway, LETTING_GO_LIMIT_MS } from '#src/stores/client/turn.ts';
import { createFakeBrowser, type FakeTab } from '#tests/helpers/fake-browser.ts';
import { createFakeTimers } from '#tests/helpers/fake-timers.ts';

/** Lets every promise that can settle do so. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

function setUp() {
  const browser = createFakeBrowser();
  const timers = createFakeTimers();
  /** Tabs whose connection is open, in the order in which they opened it. */
  const open: FakeTab[] = [];

  function openTab(clientName: () => string | undefined = () => 'client a 1') {
    const tab = browser.openTab();
    const turn = createClientTurn({
      tabs: () => tab.host,
      clientName,
      clock: {
        after(delayMs, callback) {
          const handle = timers.setTimeout(callback, delayMs);
          return () => timers.clearTimeout(handle);
        },
      },
    });
    const holder = {
      begin: vi.fn(() => void open.push(tab)),
      pause: vi.fn(() => {
        if (open.includes(tab)) open.splice(open.indexOf(tab), 1);
      }),
    };
    return { tab, turn, holder, is: () => turn.$turn.get() };
  }

  /** A tab that has asked. */
  async function askingTab() {
    const asking = openTab();
    asking.turn.ask(asking.holder);
    await settle();
    return asking;
  }

  async function pass(ms: number): Promise<void> {
    timers.advance(ms);
    await settle();
  }

  return { browser, timers, open, openTab, askingTab, pass };
}

describe('the turn of the first tab', () => {
  it('comes at once, and is asked for once', async () => {
    const { openTab, open } = setUp();
    const first = openTab();
    expect(first.is()).toBe('none');
    first.turn.ask(first.holder);
    first.turn.ask(first.holder);
    expect(first.is()).toBe('asking');
    await settle();

    expect(first.is()).toBe('here');
    expect(first.holder.begin).toHaveBeenCalledOnce();
    expect(open).toEqual([first.tab]);
  });

  it('leaves nothing behind when it is released, also before the answer', async () => {
    const { openTab, askingTab } = setUp();
    const first = await askingTab();
    first.turn.release();
    const second = openTab();
    second.turn.ask(second.holder);
    second.turn.release();
    await settle();

    expect([first.is(), second.is()]).toEqual(['none', 'none']);
    expect([first, second].map(({ tab }) => tab.hasAnything())).toEqual([false, false]);
    expect(second.holder.begin).not.toHaveBeenCalled();
  });

  it.each([
    ['tabs share nothing', () => undefined, 'client a 1'],
    ['no client is known', () => createFakeBrowser().openTab().host, undefined],
  ])('is everybody’s where %s', (_, tabs, name) => {
    const begin = vi.fn();
    const turn = createClientTurn({ tabs, clientName: () => name, clock: { after: () => () => undefined } });
    turn.ask({ begin, pause: vi.fn() });

    expect(turn.$turn.get()).toBe('here');
    expect(begin).toHaveBeenCalledOnce();
  });

  it('is everybody’s where the browser keeps the page from locks', async () => {
    const { openTab } = setUp();
    const { tab, turn, holder } = openTab();
    vi.spyOn(tab.host, 'hold').mockRejectedValue(new DOMException('No.', 'SecurityError'));
    turn.ask(holder);
    await settle();

    expect(turn.$turn.get()).toBe('here');
    expect(holder.begin).toHaveBeenCalledOnce();
  });

  it('is for one client: another one is somebody else’s', async () => {
    const { openTab } = setUp();
    let name = 'client a 1';
    const first = openTab(() => name);
    const second = openTab(() => 'client a 2');
    for (const { turn, holder } of [first, second]) turn.ask(holder);
    await settle();

    expect([first.is(), second.is()]).toEqual(['here', 'here']);
    expect(first.turn.isForThisClient()).toBe(true);
    name = 'client a 2';
    expect(first.turn.isForThisClient()).toBe(false);
  });
});

describe('the turn of a second tab', () => {
  it('is elsewhere, and comes when the first one closes', async () => {
    const { askingTab, open } = setUp();
    const first = await askingTab();
    const second = await askingTab();
    expect(second.is()).toBe('elsewhere');
    expect(open).toEqual([first.tab]);

    first.holder.pause();
    first.turn.release();
    await settle();
    expect(second.is()).toBe('here');
    expect(open).toEqual([second.tab]);
  });

  it('comes when the first one crashes', async () => {
    const { askingTab } = setUp();
    const first = await askingTab();
    const second = await askingTab();
    first.tab.crash();
    await settle();

    expect(second.is()).toBe('here');
  });

  it('does not come while it is out of sight, and comes when it is looked at', async () => {
    const { askingTab } = setUp();
    const first = await askingTab();
    const second = await askingTab();
    second.tab.setSeen(false);
    first.turn.release();
    await settle();
    expect(second.is()).toBe('elsewhere');

    second.tab.setSeen(true);
    await settle();
    expect(second.is()).toBe('here');
  });

  it('comes by taking over: the first one closes its connection before the second opens one', async () => {
    const { askingTab, open } = setUp();
    const first = await askingTab();
    const second = await askingTab();
    second.holder.begin.mockImplementation(() => {
      expect(open).toEqual([]);
      open.push(second.tab);
    });

    second.turn.takeOver(second.holder);
    expect(second.is()).toBe('asking');
    await settle();

    expect([first.is(), second.is()]).toEqual(['taken', 'here']);
    expect(open).toEqual([second.tab]);
    expect(first.holder.pause).toHaveBeenCalledOnce();
  });

  it('is given back by the same way, and by closing', async () => {
    const { askingTab, pass } = setUp();
    const first = await askingTab();
    const second = await askingTab();
    second.turn.takeOver(second.holder);
    await settle();
    first.turn.takeOver(first.holder);
    await settle();
    expect([first.is(), second.is()]).toEqual(['here', 'taken']);

    await pass(COURTESY_MS);
    first.turn.release();
    await settle();
    expect(second.is()).toBe('here');
  });

  it('comes before that of a third one, which has waited longer', async () => {
    const { askingTab, pass } = setUp();
    const first = await askingTab();
    const third = await askingTab();
    const second = await askingTab();
    second.turn.takeOver(second.holder);
    await settle();
    await pass(COURTESY_MS);

    expect([first.is(), second.is(), third.is()]).toEqual(['taken', 'here', 'elsewhere']);
  });

  it('is the last one’s, where two want it at once', async () => {
    const { askingTab, pass, open } = setUp();
    await askingTab();
    const second = await askingTab();
    const third = await askingTab();
    second.turn.takeOver(second.holder);
    third.turn.takeOver(third.holder);
    await settle();
    await pass(COURTESY_MS);
    await pass(LETTING_GO_LIMIT_MS);

    expect(open).toHaveLength(1);
    expect([second.is(), third.is()].filter((turn) => turn === 'here')).toHaveLength(1);
  });

  it('is taken from a tab that does not answer, which says so when it can', async () => {
    const { askingTab, pass } = setUp();
    const first = await askingTab();
    const second = await askingTab();
    first.tab.stick();
    second.turn.takeOver(second.holder);
    await pass(LETTING_GO_LIMIT_MS - 1);
    expect(second.is()).toBe('asking');
    await pass(1);

    expect([first.is(), second.is()]).toEqual(['taken', 'here']);
    expect(first.holder.pause).toHaveBeenCalledOnce();
  });

  it('comes when the browser freezes the first one, which asks again when it thaws', async () => {
    const { askingTab, open } = setUp();
    const first = await askingTab();
    const second = await askingTab();
    first.tab.freeze();
    await settle();
    expect([first.is(), second.is()]).toEqual(['none', 'here']);
    expect(first.tab.hasAnything()).toBe(false);
    expect(open).toEqual([second.tab]);

    first.turn.ask(first.holder);
    await settle();
    expect(first.is()).toBe('elsewhere');
  });

  it('leaves no timer behind', async () => {
    const { askingTab, timers } = setUp();
    const first = await askingTab();
    const second = await askingTab();
    second.turn.takeOver(second.holder);
    await settle();
    for (const { turn } of [first, second]) turn.release();

    expect(timers.pending()).toBe(0);
    expect([first, second].map(({ tab }) => tab.hasAnything())).toEqual([false, false]);
  });
});

describe('isAway', () => {
  it('is true where another tab has the client', () => {
    expect((['none', 'asking', 'here', 'elsewhere', 'taken'] as const).filter(isAway)).toEqual([
      'elsewhere',
      'taken',
    ]);
  });
});
