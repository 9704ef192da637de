import { describe, expect, it, vi } from 'vitest';
import { createSystem } from '#islands/workbench/system/system.ts';
import { demoClient, refusingClient } from '#tests/helpers/workbench-stores.ts';

async function loaded() {
  const { client } = demoClient();
  const system = createSystem(client, 'network');
  await system.load();
  return { client, system };
}

describe('createSystem', () => {
  it('reads every setting', async () => {
    const { system } = await loaded();
    expect(system.$state.get()).toMatchObject({
      isLoaded: true,
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/) as string,
      releasePhase: 'demo',
      language: 'zh-CN',
      hasHardwareAcceleration: true,
      hasAutostart: false,
      isDefaultBrowser: false,
      notifications: { sound: true, marketing: false },
      tempBytes: 134_217_728,
      newVersion: null,
    });
  });

  it('leaves out what an older client does not know, and shows the rest', async () => {
    const { client } = demoClient();
    vi.spyOn(client.systemInfo, 'getTempSize').mockRejectedValue(new Error('unknown action'));
    const system = createSystem(client, 'network');
    await system.load();
    expect(system.$state.get()).toMatchObject({ isLoaded: true, tempBytes: undefined, hasAutostart: false });
    expect(system.tasks.$failure.get()).toBe('');
  });

  it('changes settings as the client confirms them', async () => {
    const { system } = await loaded();
    await system.setLanguage('en-US');
    await system.setHardwareAcceleration(false);
    await system.setAutostart(true);
    await system.setDefaultBrowser(true);
    await system.setNotification('marketing', true);
    await system.checkNewVersion();
    expect(system.$state.get()).toMatchObject({
      language: 'en-US',
      hasHardwareAcceleration: false,
      hasAutostart: true,
      isDefaultBrowser: true,
      notifications: { sound: true, marketing: true },
      newVersion: { hasNewVersion: false },
    });
  });

  it('forgets what was said of an update once the client is another version', async () => {
    const { client, system } = await loaded();
    await system.checkNewVersion();
    await system.load();
    expect(system.$state.get().newVersion).not.toBeNull();

    vi.spyOn(client.systemInfo, 'getVersion').mockResolvedValue({ version: '9.9.9', releasePhase: 'stable' });
    await system.load();

    expect(system.$state.get()).toMatchObject({ version: '9.9.9', newVersion: null });
  });

  it('leaves a setting as it was when the client refuses', async () => {
    const { client, system } = await loaded();
    vi.spyOn(client.systemInfo, 'setAutostart').mockRejectedValue(new Error('no'));
    await system.setAutostart(true);
    expect(system.$state.get().hasAutostart).toBe(false);
    expect(system.tasks.$failure.get()).toBe('network');
  });

  it('fails with the reason when nothing can be read, and shows nothing as read', async () => {
    const system = createSystem(refusingClient(), 'network');
    await system.load();
    expect(system.tasks.$failure.get()).toBe('not today');
    expect(system.$state.get().isLoaded).toBe(false);
  });
});
