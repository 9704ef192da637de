import { describe, expect, it } from 'vitest';
import type { Store } from '#bridge-lib';
import { createDemoClient } from '#src/stores/workbench/demo-client.ts';
import { createShops, filterShops, NO_FILTER } from '#src/stores/workbench/shops.ts';

const texts = { favourites: { work: 'Work', orders: 'Orders', rules: 'Rules' }, plugins: ['One'], lines: [] };
const sample = [
  { code: 'US-1', platform: 'Amazon', ip: '203.0.113.7' },
  { code: 'DE-2', platform: 'eBay', ip: '198.51.100.23' },
];

/** Timers that run when the test says so. */
function manualTimers() {
  let waiting: (() => void)[] = [];
  return {
    after: (_delayMs: number, callback: () => void) => {
      waiting.push(callback);
    },
    async runAll() {
      while (waiting.length > 0) {
        const due = waiting;
        waiting = [];
        for (const callback of due) callback();
        await Promise.resolve();
        await Promise.resolve();
      }
    },
  };
}

function setUp() {
  const timers = manualTimers();
  const frames: (() => void)[] = [];
  const client = createDemoClient({ shops: sample, texts, after: timers.after, random: () => 0.5 });
  const shops = createShops({ client, fallback: 'network', nextFrame: (run) => void frames.push(run) });
  const settle = async (work: Promise<unknown>) => {
    await timers.runAll();
    await work;
    for (const run of frames.splice(0)) run();
  };
  return { shops, settle, frames, timers };
}

const statuses = (list: readonly Store[]) => list.map(({ status }) => status);

describe('createShops', () => {
  it('reads the list once and counts the risks', async () => {
    const { shops, settle } = setUp();
    expect(shops.$load.get()).toBe('loading');
    await settle(shops.load());
    expect(shops.$load.get()).toBe('ready');
    expect(shops.$shops.get().map(({ id }) => id)).toEqual(['US-1', 'DE-2']);
    expect(shops.$risks.get()).toEqual({ device: 1, login: 0 });
  });

  it('opens a shop and takes its status from the pushes that follow', async () => {
    const { shops, settle } = setUp();
    await settle(shops.load());
    await settle(shops.open('DE-2'));
    expect(statuses(shops.$shops.get())).toEqual(['open', 'open']);
  });

  it('applies a storm of pushes in one rendering', async () => {
    const { shops, settle } = setUp();
    await settle(shops.load());
    let renderings = 0;
    shops.$shops.listen(() => {
      renderings += 1;
    });
    await settle(Promise.all([shops.close('US-1'), shops.close('DE-2')]));
    expect(statuses(shops.$shops.get())).toEqual(['closed', 'closed']);
    // One for each of the two answers, one for all pushes together.
    expect(renderings).toBeLessThanOrEqual(3);
  });

  it('does nothing more once it is taken down', async () => {
    const { shops, settle } = setUp();
    const loading = shops.load();
    shops.dispose();
    await settle(loading);
    expect(shops.tasks.$failure.get()).toBe('');
    expect(await shops.tasks.run('later', () => Promise.resolve(1))).toBeUndefined();
  });
});

describe('filterShops', () => {
  const shops: Store[] = [
    {
      id: '1',
      name: 'Harbor',
      platform: 'Amazon',
      site: 'US',
      ip: '203.0.113.7',
      status: 'open',
      risk: 'none',
    },
    {
      id: '2',
      name: 'Quay',
      platform: 'eBay',
      site: 'DE',
      ip: '198.51.100.2',
      status: 'closed',
      risk: 'login',
    },
  ];

  it.each([
    [{}, ['1', '2']],
    [{ query: 'amazon us' }, ['1']],
    [{ query: '198.51' }, ['2']],
    [{ query: 'amazon de' }, []],
    [{ status: 'open' as const }, ['1']],
    [{ risk: 'risky' as const }, ['2']],
  ])('with %j leaves %j', (change, ids) => {
    expect(filterShops(shops, { ...NO_FILTER, ...change }).map(({ id }) => id)).toEqual(ids);
  });
});
