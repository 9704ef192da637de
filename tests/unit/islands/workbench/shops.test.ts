import { describe, expect, it } from 'vitest';
import type { Store } from '#bridge-lib';
import { settled } from '#tests/helpers/test-host.ts';
import { demoClient, partialClient } from '#tests/helpers/workbench-stores.ts';
import { createShops, NO_FILTER, openIds, shownShops } from '#islands/workbench/shops/shops.ts';

/** The demo, with timers and frames that the test controls. */
function setUp() {
  const frames: (() => void)[] = [];
  const { client, advance } = demoClient(false);
  const shops = createShops(client, 'network', (run) => void frames.push(run));
  const settle = async (work: Promise<unknown>) => {
    while (advance()) await settled();
    await work;
    for (const run of frames.splice(0)) run();
  };
  return { shops, client, settle };
}

const place = { platform: 'Amazon', site: 'US', ip: '203.0.113.7' };
const shop: Store = { id: 'US-1', name: 'One', ...place, status: 'closed', risk: 'none' };

/** A client with one shop that refuses to observe; the test sets its answers. */
function scriptedClient(inTruth: Store['status']) {
  const handlers = new Set<(store: Store) => void>();
  const push = (store: Store) => handlers.forEach((handler) => handler(store));
  const script = {
    asked: 0,
    push,
    answerOpen: (_push: (status: Store['status']) => void): object => ({}),
    client: partialClient({
      browserManager: {
        getStoreList: () => Promise.resolve({ stores: [shop] }),
        getOpenStatusList: () => {
          script.asked += 1;
          return Promise.resolve({ statuses: [{ id: shop.id, status: inTruth }] });
        },
        open: () => Promise.resolve(script.answerOpen((status) => push({ ...shop, status }))),
      },
      dataObserver: { subscribe: () => Promise.reject(new Error('unknown')) },
      on: (_module: string, _action: string, handler: (store: Store) => void) => {
        handlers.add(handler);
        return () => handlers.delete(handler);
      },
    }),
  };
  return script;
}

const statuses = (list: readonly Store[]) => list.map(({ status }) => status);

describe('createShops', () => {
  it('reads the list and counts the risks', async () => {
    const { shops, settle } = setUp();
    await settle(shops.load());
    expect(shops.$shops.get().map(({ id }) => id)).toEqual(['US-1', 'DE-2']);
    expect(shops.$riskCount.get()).toBe(1);
  });

  it('opens a shop, takes its status from pushes, and does not move it in the list', async () => {
    const { shops, client, settle } = setUp();
    await settle(client.dataObserver.subscribe({ topics: ['StoreInfo'] }));
    const groups = () => shops.$groups.get().map(({ platform, size }) => [platform, size]);
    await settle(shops.load());
    expect(groups()).toEqual([
      [undefined, 1],
      ['eBay', 1],
    ]);
    await settle(shops.open('DE-2'));
    expect(statuses(shops.$shops.get())).toEqual(['open', 'open']);
    expect(groups()).toHaveLength(2);
    shops.setFilter({ order: 'open' });
    // A single part has no heading.
    expect(groups()).toEqual([]);
  });

  it('applies many pushes in one rendering', async () => {
    const { shops, settle } = setUp();
    await settle(shops.load());
    let renderings = 0;
    shops.$shops.listen(() => void (renderings += 1));
    await settle(Promise.all([shops.close('US-1'), shops.close('DE-2')]));
    expect(statuses(shops.$shops.get())).toEqual(['closed', 'closed']);
    // One for each of the two answers, one for all pushes.
    expect(renderings).toBeLessThanOrEqual(3);
  });

  it.each([
    ['leaves the status out', { id: 'US-1' }, undefined],
    ['contradicts a push that came meanwhile', { id: 'US-1', status: 'opening' }, 'open'],
    ['came after a push that was not the last word', { id: 'US-1', status: 'open' }, 'opening'],
  ] as const)('asks what is open when an answer %s', async (_what, answer, pushed) => {
    const client = scriptedClient('open');
    client.answerOpen = (push) => {
      if (pushed) push(pushed);
      return answer;
    };
    const shops = createShops(client.client, 'network', () => undefined);
    await shops.load();
    await shops.open('US-1');
    expect(statuses(shops.$shops.get())).toEqual(['open']);
    expect(client.asked).toBe(1);
  });

  it('adds a shop that only a push names, and ignores a client that cannot observe', async () => {
    const client = scriptedClient('closed');
    const frames: (() => void)[] = [];
    const shops = createShops(client.client, 'network', (run) => void frames.push(run));
    await shops.load();
    client.push({ ...shop, id: 'JP-3' });
    for (const run of frames) run();
    expect(shops.$shops.get().map(({ id }) => id)).toEqual(['US-1', 'JP-3']);
    expect(shops.tasks.$failure.get()).toBe('');
  });
});

const shops: Store[] = [
  { ...shop, id: '1', name: 'Harbor', status: 'open' },
  { ...shop, id: '2', name: 'Quay', platform: 'eBay', site: 'DE', risk: 'login' },
  { ...shop, id: '3', name: 'Dock 10', platform: 'eBay', site: 'UK', status: 'opening' },
  { ...shop, id: '4', name: 'Dock 9', platform: 'eBay', site: 'FR', status: 'open' },
];

it.each([
  [{ order: 'client' as const }, ['1', '2', '3', '4']],
  [{ query: 'amazon us' }, ['1']],
  [{ query: 'amazon de' }, []],
  [{ status: 'open' as const }, ['1', '4']],
  [{ risk: 'risky' as const }, ['2']],
  [{}, ['1', '3', '4', '2']],
  [{ order: 'name' as const }, ['4', '3', '1', '2']],
])('shownShops shows with %j %j', (change, ids) => {
  expect(shownShops(shops, { ...NO_FILTER, ...change }, openIds(shops)).map(({ id }) => id)).toEqual(ids);
});
