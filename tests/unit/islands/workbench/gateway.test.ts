import { describe, expect, it, vi } from 'vitest';
import { createGateway } from '#islands/workbench/network/network.ts';
import { demoClient } from '#tests/helpers/workbench-stores.ts';

async function loaded() {
  const gateway = createGateway(demoClient().client, 'network');
  await gateway.load();
  return gateway;
}
const latencies = (gateway: Awaited<ReturnType<typeof loaded>>) =>
  gateway.$state.get().lines.map(({ latencyMs }) => latencyMs);

describe('createGateway', () => {
  it('measures all lines and keeps the figures through later changes', async () => {
    const gateway = await loaded();
    expect(latencies(gateway)).toEqual([null, null]);
    await gateway.measure();
    expect(latencies(gateway)).toEqual([115, 170]);
    await gateway.choose('1');
    await gateway.load();
    expect(gateway.$state.get()).toMatchObject({ enabled: true, lineId: '1' });
    expect(latencies(gateway)).toEqual([115, 170]);
  });

  it('uses the fastest line when it is switched on without a choice', async () => {
    const gateway = await loaded();
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
