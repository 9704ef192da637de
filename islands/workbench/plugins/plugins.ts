/** Plug-ins, of the signed-in user or of the guest: two lists with the same actions under different names. */
import type { Plugin } from '#bridge-lib';
import { atom, type ReadableAtom } from 'nanostores';
import type { WorkbenchClient } from '#src/stores/client/client.ts';
import type { LoadState } from '#src/stores/client/load-state.ts';
import { createTasks, type Tasks } from '#src/stores/client/tasks.ts';

export type PluginChange = 'install' | 'uninstall' | 'hide' | 'add' | 'delete';

export interface Plugins {
  $load: ReadableAtom<LoadState>;
  $plugins: ReadableAtom<readonly Plugin[]>;
  tasks: Tasks;
  load: (isGuest: boolean) => Promise<void>;
  /** Nothing of the former user stays. */
  forget: () => void;
  /** @returns whether it was done */
  change: (id: string, change: PluginChange) => Promise<boolean>;
  dispose: () => void;
}

export function createPlugins(client: WorkbenchClient, fallback: string): Plugins {
  const $load = atom<LoadState>('loading');
  const $plugins = atom<readonly Plugin[]>([]);
  const tasks = createTasks(fallback);
  let isGuest: boolean | undefined;

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
      : {
          install: plugins.install,
          uninstall: plugins.uninstall,
          hide: plugins.hide,
          add: plugins.add,
          delete: plugins.delete,
        };
  };

  return {
    $load,
    $plugins,
    tasks,
    async load(guest) {
      // Somebody else's list never stands in for one's own; each is read once at a time.
      const id = guest ? 'load:guest' : 'load:user';
      if (isGuest !== guest || $load.get() === 'failed') $load.set('loading');
      isGuest = guest;
      if (tasks.$busy.get().has(id)) return;
      const reply = await tasks.run(id, (signal) =>
        guest ? client.plugins.guestList({ signal }) : client.plugins.list({ signal }),
      );
      // Who is signed in may have changed meanwhile; then the list of whoever it is now is on its way.
      if (isGuest !== guest || tasks.$busy.get().has(id)) return;
      if (reply) $plugins.set(reply.plugins);
      if (reply) $load.set('ready');
      else if ($load.get() === 'loading') $load.set('failed');
    },
    async change(id, change) {
      const guest = isGuest;
      const plugin = await tasks.run(`${change}:${id}`, (signal) => actions()[change]({ id }, { signal }));
      if (!plugin) return false;
      // It was done to the list of whoever was signed in then.
      if (isGuest !== guest) return true;
      const others = $plugins.get().filter((other) => other.id !== plugin.id);
      if (change === 'delete') $plugins.set(others);
      else if (change === 'add') $plugins.set([...others, plugin]);
      else $plugins.set($plugins.get().map((other) => (other.id === plugin.id ? plugin : other)));
      return true;
    },
    forget() {
      tasks.abandon();
      $plugins.set([]);
      $load.set('loading');
    },
    dispose() {
      tasks.dispose();
    },
  };
}
