import { describe, expect, it, vi } from 'vitest';
import { BridgeError } from '#bridge-lib';
import { createSelection, createShopSets } from '#islands/workbench/shops/selection.ts';
import { demoClient, partialClient, refusingClient } from '#tests/helpers/workbench-stores.ts';

const shops = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, name: id.toUpperCase() }));

function setUp(open: (id: string) => Promise<object>) {
  const client = partialClient({ browserManager: { open: ({ id }: { id: string }) => open(id) } });
  const onEnd = vi.fn();
  return { selection: createSelection(client, 'network', onEnd), onEnd };
}

describe('createSelection', () => {
  it('has a result for each shop, and failed ones stay selected', async () => {
    const refusal = new BridgeError('refused', 'not that one', { module: 'm', action: 'A' });
    const { selection, onEnd } = setUp((id) => (id === 'b' ? Promise.reject(refusal) : Promise.resolve({})));
    selection.choose(shops.map(({ id }) => id));
    await selection.run('open', shops);

    const run = selection.$run.get();
    expect(run).toMatchObject({ kind: 'open', total: 5, isOver: true });
    const failed = run?.results.filter(({ reason }) => reason);
    expect(failed).toEqual([{ id: 'b', name: 'B', reason: 'not that one' }]);
    expect(run?.results).toHaveLength(5);
    expect([...selection.$chosen.get()]).toEqual(['b']);
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('handles three shops at a time, and starts none after it is stopped', async () => {
    const waiting: (() => void)[] = [];
    const { selection } = setUp(() => new Promise((resolve) => waiting.push(() => resolve({}))));
    const running = selection.run('open', shops);
    expect(waiting).toHaveLength(3);

    selection.stop();
    for (const end of waiting) end();
    await running;

    expect(selection.$run.get()).toMatchObject({ isOver: true, total: 5 });
    expect(selection.$run.get()?.results).toHaveLength(3);
    selection.dismiss();
    expect(selection.$run.get()).toBeUndefined();
  });

  it('waits for the user after each group', async () => {
    const asked: string[] = [];
    const { selection, onEnd } = setUp((id) => Promise.resolve({ id: asked.push(id) }));
    await selection.run('open', shops, 2);
    expect(asked).toEqual(['a', 'b']);
    expect(selection.$run.get()).toMatchObject({ isOver: false, next: 2, total: 5 });
    expect(onEnd).toHaveBeenCalledOnce();

    await selection.runNextGroup();
    expect(selection.$run.get()).toMatchObject({ isOver: false, next: 1 });
    await selection.runNextGroup();

    expect(selection.$run.get()).toMatchObject({ isOver: true, next: 0 });
    expect(asked).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('adds shops that are not waiting yet to a run that waits for the user', async () => {
    const asked: string[] = [];
    const { selection } = setUp((id) => Promise.resolve({ id: asked.push(id) }));
    await selection.run('open', shops.slice(0, 3), 2);
    await selection.run('open', shops.slice(2));
    expect(selection.$run.get()).toMatchObject({ next: 2, total: 5 });

    await selection.runNextGroup();
    await selection.runNextGroup();
    expect(asked).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(selection.$run.get()).toMatchObject({ isOver: true, total: 5 });
  });

  it('ends when it is stopped between groups, and skipped shops stay selected', async () => {
    const { selection } = setUp(() => Promise.resolve({}));
    selection.choose(shops.map(({ id }) => id));
    await selection.run('open', shops, 2);

    selection.stop();

    expect(selection.$run.get()).toMatchObject({ isOver: true, total: 5 });
    expect([...selection.$chosen.get()]).toEqual(['c', 'd', 'e']);
  });

  it('deletes selection and results, and running calls add none', async () => {
    const { promise, resolve } = Promise.withResolvers<object>();
    const { selection, onEnd } = setUp(() => promise);
    selection.choose(['a']);
    const running = selection.run('open', shops.slice(0, 1));

    selection.forget();
    resolve({});
    await running;

    expect(selection.$run.get()).toBeUndefined();
    expect(selection.$chosen.get().size).toBe(0);
    expect(onEnd).not.toHaveBeenCalled();
  });
});

describe('createShopSets', () => {
  it('stores sets in the client, in order, for each user separately', async () => {
    const { client } = demoClient();
    const sets = createShopSets(client, 'network');
    await sets.load('harbor');
    await sets.save('Morning', ['b', 'a']);
    await sets.save('Evening', ['c']);
    await sets.save('Morning', ['a', 'b']);
    const kept = [
      { name: 'Evening', ids: ['c'] },
      { name: 'Morning', ids: ['a', 'b'] },
    ];
    expect(sets.$sets.get()).toEqual(kept);

    const other = createShopSets(client, 'network');
    await other.load('quay');
    expect(other.$sets.get()).toEqual([]);
    await other.load('harbor');
    expect(other.$sets.get()).toEqual(kept);
    await other.remove('Evening');
    await sets.load('harbor');
    expect(sets.$sets.get()).toEqual(kept.slice(1));
  });

  it('keeps what another tab has stored meanwhile', async () => {
    const { client } = demoClient();
    const [sets, other] = [createShopSets(client, 'network'), createShopSets(client, 'network')];
    await sets.load('harbor');
    await other.load('harbor');
    await other.save('Evening', ['c']);

    expect(await sets.save('Morning', ['a'])).toBe(true);

    expect(sets.$sets.get().map(({ name }) => name)).toEqual(['Evening', 'Morning']);
  });

  it('has none if the client stores nothing, or something else', async () => {
    const refused = createShopSets(refusingClient(), 'network');
    await refused.load('harbor');
    expect(await refused.save('Morning', ['a'])).toBe(false);
    expect([refused.$sets.get(), refused.tasks.$failure.get()]).toEqual([[], 'not today']);

    const { client } = demoClient();
    await client.storage.setLocal({ key: 'shop-sets:harbor', value: '{"name":1' });
    const sets = createShopSets(client, 'network');
    await sets.load('harbor');
    expect(sets.$sets.get()).toEqual([]);
  });
});
