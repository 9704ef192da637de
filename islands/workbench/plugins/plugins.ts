/** Plug-ins of the signed-in user or of the guest: two lists with the same actions under different names. */
import type { Plugin } from '#bridge-lib';
import type { WorkbenchClient } from '#src/stores/client/client.ts';
import { createResource } from '#src/stores/client/resource.ts';

export type PluginChange = 'install' | 'uninstall' | 'hide' | 'add' | 'delete';

export function createPlugins(client: WorkbenchClient, fallback: string) {
  let isGuest = true;
  const { $value, set, ...list } = createResource<readonly Plugin[]>({
    fallback,
    initial: [],
    async read(signal) {
      const { guestList, list: userList } = client.plugins;
      return (await (isGuest ? guestList : userList)({ signal })).plugins;
    },
  });

  const actions = () => {
    const { plugins } = client;
    return isGuest
      ? {
          install: plugins.guestInstall,
          uninstall: plugins.guestUninstall,
          hide: plugins.guestHide,
          add: plugins.guestAdd,
          delete: plugins.guestDelete,
        }
      : plugins;
  };

  return {
    ...list,
    $plugins: $value,
    load(guest = isGuest) {
      // Another user's list is never shown, and its pending reads are dropped.
      if (isGuest !== guest) list.forget();
      isGuest = guest;
      return list.load();
    },
    /** @returns whether it succeeded */
    async change(id: string, change: PluginChange) {
      const plugin = await list.tasks.ask(`${change}:${id}`, actions()[change], { id });
      if (!plugin) return false;
      const others = $value.get().filter((other) => other.id !== plugin.id);
      if (change === 'delete') set(others);
      else if (change === 'add') set([...others, plugin]);
      else set($value.get().map((other) => (other.id === plugin.id ? plugin : other)));
      return true;
    },
  };
}
