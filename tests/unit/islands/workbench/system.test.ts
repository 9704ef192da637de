import { describe, expect, it, vi } from 'vitest';
import { createSystem } from '#islands/workbench/system/system.ts';
import { demoClient } from '#tests/helpers/workbench-stores.ts';

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
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/) as string,
      releasePhase: 'demo',
      settings: {
        language: 'zh-CN',
        runModel: 'standard',
        display: 'list',
        hardware: true,
        autostart: false,
        defaultBrowser: false,
      },
      notifications: { sound: true, marketing: false },
      tempBytes: 134_217_728,
      newVersion: null,
    });
  });

  it('leaves out what an older client lacks, and shows the rest', async () => {
    const { client } = demoClient();
    vi.spyOn(client.systemInfo, 'getTempSize').mockRejectedValue(new Error('unknown action'));
    const system = createSystem(client, 'network');
    await system.load();
    expect(system.$state.get()).toMatchObject({ tempBytes: undefined, settings: { autostart: false } });
    expect(system.tasks.$failure.get()).toBe('');
  });

  it('changes settings as the client confirms them', async () => {
    const { system } = await loaded();
    await system.set('language', 'en-US');
    await system.set('runModel', 'light');
    await system.set('display', 'card');
    await system.set('hardware', false);
    await system.set('autostart', true);
    await system.set('defaultBrowser', true);
    await system.setNotification('marketing', true);
    await system.checkNewVersion();
    expect(system.$state.get()).toMatchObject({
      settings: {
        language: 'en-US',
        runModel: 'light',
        display: 'card',
        hardware: false,
        autostart: true,
        defaultBrowser: true,
      },
      notifications: { sound: true, marketing: true },
      newVersion: { hasNewVersion: false },
    });
  });

  it('accepts pushed settings, and ignores impossible values', async () => {
    const { client } = demoClient();
    const heard: ((state: { key: string; value: unknown }) => void)[] = [];
    const system = createSystem(
      { ...client, on: (_module, _action, hear) => (heard.push(hear as never), () => undefined) },
      'network',
    );
    await system.load();
    for (const [key, value] of [
      ['runModel', 'light'],
      ['isDefaultBrowser', true],
      ['displayType', 'tiles'],
      ['autostart', 'yes'],
    ] as const) {
      heard[0]?.({ key, value });
    }

    expect(system.$state.get().settings).toMatchObject({
      runModel: 'light',
      defaultBrowser: true,
      display: 'list',
      autostart: false,
    });
  });

  it('keeps a setting when the client refuses', async () => {
    const { client, system } = await loaded();
    vi.spyOn(client.systemInfo, 'setAutostart').mockRejectedValue(new Error('no'));
    await system.set('autostart', true);
    expect(system.$state.get().settings.autostart).toBe(false);
  });
});
