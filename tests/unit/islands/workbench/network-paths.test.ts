import { describe, expect, it, vi } from 'vitest';
import { createNetworkPaths } from '#islands/workbench/network/network.ts';
import { demoClient, refusingClient } from '#tests/helpers/workbench-stores.ts';

async function loaded() {
  const { client } = demoClient();
  await client.dataObserver.subscribe({ topics: ['CommonState'] });
  const network = createNetworkPaths(client, 'network');
  await network.load();
  return { client, network };
}

describe('createNetworkPaths', () => {
  it('selects a line and none again, and reads what was set', async () => {
    const { network } = await loaded();
    expect(await network.selectLine('1')).toBe(true);
    await network.load();
    expect(network.$state.get().lineId).toBe('1');
    await network.selectLine(null);
    await network.load();
    expect(network.$state.get().lineId).toBeNull();
  });

  it.each([
    [false, 'serverApi', 'changePreUrl'],
    [true, 'systemInfo', 'setApiPreUrl'],
  ] as const)('changes the address; kept after a restart: %s', async (isKept, module, method) => {
    const { client, network } = await loaded();
    // Both modules are records of methods.
    const asked = vi.spyOn(client[module] as Record<string, (payload: object) => Promise<object>>, method);
    expect(await network.setPreUrl('https://other.example', isKept)).toBe(true);
    expect(asked).toHaveBeenCalledOnce();
    expect(network.$state.get().preUrl).toBe('https://other.example');
  });

  it('leaves out what an older client lacks', async () => {
    const network = createNetworkPaths(refusingClient(), 'network');
    await network.load();
    expect(network.$state.get()).toMatchObject({ lineIds: undefined, dns: undefined });
    expect(await network.selectLine('1')).toBe(false);
    expect(network.tasks.$failure.get()).toBe('not today');
  });
});
