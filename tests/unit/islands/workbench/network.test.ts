import { describe, expect, it, vi } from 'vitest';
import { createGateway, createNetworkPaths } from '#islands/workbench/network/network.ts';
import { demoClient, refusingClient } from '#tests/helpers/workbench-stores.ts';

async function loadedNetwork() {
  const { client } = demoClient();
  await client.dataObserver.subscribe({ topics: ['CommonState'] });
  const network = createNetworkPaths(client, 'network');
  await network.load();
  return { client, network };
}

describe('createNetworkPaths', () => {
  it('selects a line and none again, and reads what was set', async () => {
    const { network } = await loadedNetwork();
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
    const { client, network } = await loadedNetwork();
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

async function loadedGateway() {
  const gateway = createGateway(demoClient().client, 'network');
  await gateway.load();
  return gateway;
}
const latencies = (gateway: Awaited<ReturnType<typeof loadedGateway>>) =>
  gateway.$state.get().lines.map(({ latencyMs }) => latencyMs);

describe('createGateway', () => {
  it('measures all lines and keeps the figures through later changes', async () => {
    const gateway = await loadedGateway();
    expect(latencies(gateway)).toEqual([null, null]);
    await gateway.measure();
    expect(latencies(gateway)).toEqual([148, 205]);
    await gateway.choose('1');
    await gateway.load();
    expect(gateway.$state.get()).toMatchObject({ enabled: true, lineId: '1' });
    expect(latencies(gateway)).toEqual([148, 205]);
  });

  it('uses the fastest line when it is switched on without a choice', async () => {
    const gateway = await loadedGateway();
    await gateway.measure();
    await gateway.setEnabled(true);
    expect(gateway.$state.get()).toMatchObject({ enabled: true, lineId: '0' });
    await gateway.setEnabled(false);
    expect(gateway.$state.get().enabled).toBe(false);
  });

  it('knows which measured line did not answer', async () => {
    const { client } = demoClient();
    const gateway = createGateway(client, 'network');
    await gateway.load();
    const { lines } = gateway.$state.get();
    const measured = lines.map((line, index) => ({ ...line, latencyMs: index ? 80 : null }));
    vi.spyOn(client.gateway, 'speedTest').mockResolvedValue({ lines: measured });
    await gateway.measure();
    expect([...gateway.$state.get().silent]).toEqual(['0']);
    expect(latencies(gateway)).toEqual([null, 80]);
  });
});
