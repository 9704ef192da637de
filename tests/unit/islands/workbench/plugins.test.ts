import { describe, expect, it } from 'vitest';
import type { Plugin } from '#bridge-lib';
import { createPlugins } from '#islands/workbench/plugins/plugins.ts';
import { demoClient, partialClient } from '#tests/helpers/workbench-stores.ts';

const plugin = (id: string): Plugin => ({ id, name: id, version: '1', installed: false, hidden: false });

describe('createPlugins', () => {
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
    const client = partialClient({
      plugins: {
        list: () => Promise.resolve({ plugins: [plugin('mine')] }),
        guestList: () => Promise.resolve({ plugins: [plugin('of a guest')] }),
        add: () => promise,
      },
    });
    const plugins = createPlugins(client, 'network');
    await plugins.load(false);
    const adding = plugins.change('new', 'add');
    await plugins.load(true);

    answer(plugin('new'));
    await adding;

    expect(plugins.$plugins.get().map(({ id }) => id)).toEqual(['of a guest']);
  });
});
