/** Who uses the client: a guest, or somebody with a role. The password goes to the client and is kept nowhere. */
import type { LoginInfo } from '#bridge-lib';
import { atom, type ReadableAtom } from 'nanostores';
import type { WorkbenchClient } from './client.ts';
import { trackLoad, type LoadState } from './load-state.ts';
import { createTasks, type Tasks } from './tasks.ts';

export interface Account {
  $load: ReadableAtom<LoadState>;
  $login: ReadableAtom<LoginInfo>;
  tasks: Tasks;
  load: () => Promise<void>;
  signIn: (userName: string, password: string) => Promise<boolean>;
  signOut: () => Promise<void>;
  dispose: () => void;
}

const NOBODY: LoginInfo = { signedIn: false, isGuest: true, userName: null, role: null };

export function createAccount(client: WorkbenchClient, fallback: string): Account {
  const $load = atom<LoadState>('loading');
  const $login = atom<LoginInfo>(NOBODY);
  const tasks = createTasks(fallback);
  const take = (login: LoginInfo | undefined): boolean => {
    if (login) $login.set(login);
    return login !== undefined;
  };

  return {
    $load,
    $login,
    tasks,
    load: () =>
      trackLoad($load, tasks, async () =>
        take(await tasks.run('load', (signal) => client.clientAuthentication.getLoginInfo({ signal }))),
      ),
    async signIn(userName, password) {
      return take(
        await tasks.run('sign-in', (signal) =>
          client.clientAuthentication.login({ userName, password }, { signal }),
        ),
      );
    },
    async signOut() {
      take(await tasks.run('sign-out', (signal) => client.clientAuthentication.logout({ signal })));
    },
    dispose() {
      tasks.dispose();
    },
  };
}
