/** Who uses the client: a guest, or somebody with a role. The password goes to the client and is kept nowhere. */
import type { LoginInfo } from '#bridge-lib';
import { atom, computed, type ReadableAtom } from 'nanostores';
import { userOf } from '#src/domain/client-rights.ts';
import type { User } from '#src/domain/roles.ts';
import { quietly, type WorkbenchClient } from './client.ts';
import { trackLoad, type LoadState } from './load-state.ts';
import { createTasks, type Tasks } from './tasks.ts';

export interface Account {
  $load: ReadableAtom<LoadState>;
  $login: ReadableAtom<LoginInfo>;
  /** By which rights go; null for a role that the client does not tell. */
  $user: ReadableAtom<User | null>;
  tasks: Tasks;
  load: () => Promise<void>;
  signIn: (userName: string, password: string) => Promise<boolean>;
  signOut: () => Promise<void>;
  dispose: () => void;
}

const NOBODY: LoginInfo = { signedIn: false, isGuest: true, userName: null, role: null };

/** @param onLogin hears who it is, whenever the client has said so */
export function createAccount(
  client: Pick<WorkbenchClient, 'clientAuthentication' | 'on'>,
  fallback: string,
  onLogin: (login: LoginInfo) => void = () => undefined,
): Account {
  const $load = atom<LoadState>('loading');
  const $login = atom<LoginInfo>(NOBODY);
  const tasks = createTasks(fallback);
  const take = (login: LoginInfo | undefined): boolean => {
    if (!login) return false;
    $login.set(login);
    onLogin(login);
    return true;
  };

  const leaving = new AbortController();
  // Somebody signs in or out in the client's own window.
  const endPushes = client.on('dataObserver', 'CommonState', ({ key }) => {
    if (key !== 'login') return;
    const { signal } = leaving;
    void quietly(client.clientAuthentication.getLoginInfo({ signal })).then((login) => {
      if (!signal.aborted) take(login);
    });
  });

  return {
    $load,
    $user: computed($login, userOf),
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
      endPushes();
      leaving.abort();
      tasks.dispose();
    },
  };
}
