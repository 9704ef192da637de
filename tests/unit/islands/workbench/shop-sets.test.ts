import { describe, expect, it } from 'vitest';
import { createShopSets } from '#islands/workbench/shops/selection.ts';
import { demoClient, refusingClient } from '#tests/helpers/workbench-stores.ts';

describe('createShopSets', () => {
  it('stores sets in the client, in order, for each user separately', async () => {
    const { client } = demoClient();
    const sets = createShopSets(client);
    await sets.load('harbor');
    sets.save('Morning', ['b', 'a']);
    sets.save('Evening', ['c']);
    sets.save('Morning', ['a', 'b']);
    const kept = [
      { name: 'Evening', ids: ['c'] },
      { name: 'Morning', ids: ['a', 'b'] },
    ];
    expect(sets.$sets.get()).toEqual(kept);

    const other = createShopSets(client);
    await other.load('quay');
    expect(other.$sets.get()).toEqual([]);
    await other.load('harbor');
    expect(other.$sets.get()).toEqual(kept);
    other.remove('Evening');
    await sets.load('harbor');
    expect(sets.$sets.get()).toEqual(kept.slice(1));
  });

  it('has none if the client stores nothing, or something else', async () => {
    const refused = createShopSets(refusingClient());
    await refused.load('harbor');
    expect(refused.$sets.get()).toEqual([]);

    const { client } = demoClient();
    await client.storage.setLocal({ key: 'shop-sets:harbor', value: '{"name":1' });
    const sets = createShopSets(client);
    await sets.load('harbor');
    expect(sets.$sets.get()).toEqual([]);
  });
});
