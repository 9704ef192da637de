import { describe, expect, it } from 'vitest';
import type { Plugin } from '#bridge-lib';
import type { WorkbenchClient } from '#src/stores/client/client.ts';
import { createPlugins, type PluginChange } from '#islands/workbench/plugins/plugins.ts';
import { demoClient, notingClient } from '#tests/helpers/workbench-stores.ts';

const plugin = (id: string): Plugin => ({ id, name: id, version: '1', installed: false, hidden: false });

describe('createPlugins', () => {
  it.each([
    [true, ['guestList', 'guestInstall', 'guestUninstall', 'guestHide', 'guestAdd', 'guestDelete']],
    [false, ['list', 'install', 'uninstall', 'hide', 'add', 'delete']],
  ])('asks for the actions of a guest: %s', async (isGuest, actions) => {
    const { asked, client } = notingClient('plugins', (action) =>
      /list$/i.test(action) ? { plugins: [] } : plugin('p'),
    );
    const plugins = createPlugins(client, 'network');
    await plugins.load(isGuest);
    const changes: PluginChange[] = ['install', 'uninstall', 'hide', 'add', 'delete'];
    for (const change of changes) await plugins.change('p', change);
    expect(asked.map((line) => line.split(' ')[0])).toEqual(actions);
  });

  it('changes the list as the client answers', async () => {
    const plugins = createPlugins(demoClient().client, 'network');
    await plugins.load(false);
    expect(await plugins.change('1', 'install')).toBe(true);
    await plugins.change('new', 'add');
    await plugins.change('new', 'add');
    await plugins.change('0', 'delete');
    expect(plugins.$plugins.get().map(({ id, installed }) => [id, installed])).toEqual([
      ['1', true],
      ['new', false],
    ]);
  });

  it('does not apply a change of the user’s list to the guest’s after a sign-out', async () => {
    const { promise, resolve: answer } = Promise.withResolvers<Plugin>();
    const client = {
      plugins: {
        list: () => Promise.resolve({ plugins: [plugin('mine')] }),
        guestList: () => Promise.resolve({ plugins: [plugin('of a guest')] }),
        add: () => promise,
      },
    } as unknown as WorkbenchClient;
    const plugins = createPlugins(client, 'network');
    await plugins.load(false);
    const adding = plugins.change('new', 'add');
    await plugins.load(true);

    answer(plugin('new'));
    await adding;

    expect(plugins.$plugins.get().map(({ id }) => id)).toEqual(['of a guest']);
  });
});
