import { describe, expect, it } from 'vitest';
import { createShopDetail } from '#islands/workbench/shops/shop-detail.ts';
import { demoClient, refusingClient } from '#tests/helpers/workbench-stores.ts';

const SHOP = 'US-1';

async function shown() {
  const { client } = demoClient();
  const detail = createShopDetail(client, 'network');
  await client.dataObserver.subscribe({ topics: ['CommonState'] });
  await detail.show(SHOP);
  return detail;
}

describe('createShopDetail', () => {
  it('keeps the white list of the shop as the client confirms it', async () => {
    const detail = await shown();
    expect(await detail.saveWhitelist(['a.example', 'a.example'])).toBe(true);
    expect(detail.$state.get().whitelist).toEqual(['a.example']);
  });

  it('remembers the tabs of each shop, and their present addresses', async () => {
    const detail = await shown();
    await detail.openTab('https://www.example.com/a');
    const [tab] = detail.$tabs.get();
    await detail.changeTab(tab?.tabId ?? '', 'https://www.example.com/b');
    expect(detail.$tabs.get()).toMatchObject([{ url: 'https://www.example.com/b' }]);

    await detail.show('another');
    expect(detail.$tabs.get()).toEqual([]);
    await detail.show(SHOP);
    expect(detail.$tabs.get()).toHaveLength(1);
  });

  it('reports how much was repaired, and that the repair bar is open', async () => {
    const detail = await shown();
    expect(await detail.repair()).toEqual({ fixed: [] });
    expect(await detail.restart()).toBeDefined();
    await detail.showRepairBar();
    expect(detail.$state.get().isRepairBarOpen).toBe(true);
  });

  it('leaves out what an older client lacks, and reports a refusal', async () => {
    const detail = createShopDetail(refusingClient(), 'network');
    await detail.show(SHOP);
    expect(detail.$state.get()).toMatchObject({ isLoaded: true, address: undefined, whitelist: undefined });
    expect(detail.tasks.$failure.get()).toBe('');
    expect(await detail.openTab('https://www.example.com/')).toBe(false);
    expect(detail.tasks.$failure.get()).toBe('not today');
  });

  it('does not show answers about the shop that was shown before', async () => {
    const detail = await shown();
    await Promise.all([detail.show('nobody'), detail.show(SHOP)]);
    expect(detail.$state.get()).toMatchObject({ id: SHOP, address: { ip: '192.0.2.10' } });
  });
});
