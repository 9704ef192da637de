/** The client's user: a guest, or somebody with a role. The password is sent to the client and not stored. */
import type { LoginInfo, ObservedTopic } from '#bridge-lib';
import { computed } from 'nanostores';
import { userOf } from '#src/domain/client-rights.ts';
import { quietly, type WorkbenchClient } from './client.ts';
import { createResource } from './resource.ts';

export type Account = ReturnType<typeof createAccount>;

const SIGNED_OUT: LoginInfo = { signedIn: false, isGuest: true, userName: null, role: null };

/** @param onLogin called whenever the client has reported its user */
export function createAccount(
  client: Pick<WorkbenchClient, 'clientAuthentication' | 'dataObserver' | 'on'>,
  fallback: string,
  onLogin: (login: LoginInfo) => void = () => undefined,
) {
  const { clientAuthentication } = client;
  const disposal = new AbortController();
  const { $value, set, ...login } = createResource<LoginInfo>({
    fallback,
    initial: SIGNED_OUT,
    async read(signal) {
      void observe(client);
      const reply = await clientAuthentication.getLoginInfo({ signal });
      if (!signal.aborted) setLogin(reply);
      return reply;
    },
    push: () =>
      // Somebody has signed in or out in the client's own window.
      client.on('dataObserver', 'CommonState', ({ key }) => {
        if (key !== 'login') return;
        const { signal } = disposal;
        void quietly(clientAuthentication.getLoginInfo({ signal })).then((reply) => {
          if (reply && !signal.aborted) setLogin(reply);
        });
      }),
  });
  function setLogin(reply: LoginInfo): void {
    set(reply);
    onLogin(reply);
  }

  return {
    ...login,
    /** The user whose rights apply; null for a role that the client does not tell. */
    $user: computed($value, userOf),
    $login: $value,
    async signIn(userName: string, password: string) {
      const reply = await login.tasks.ask('sign-in', clientAuthentication.login, { userName, password });
      if (reply) setLogin(reply);
      return reply !== undefined;
    },
    async signOut() {
      const reply = await login.tasks.run('sign-out', (signal) => clientAuthentication.logout({ signal }));
      if (reply) setLogin(reply);
    },
    dispose: () => {
      disposal.abort();
      login.dispose();
    },
  };
}

const TOPICS: readonly ObservedTopic[] = ['StoreInfo', 'NewMessage', 'ReadState', 'CommonState', 'Proxy'];

/**
 * Asks the client to push changes: all, or those that an older client knows. Nothing waits for it: without pushes the
 * data is still right after each action.
 */
export async function observe(client: Pick<WorkbenchClient, 'dataObserver'>): Promise<void> {
  const isSubscribed = await quietly(client.dataObserver.subscribe({ topics: TOPICS }));
  if (!isSubscribed) await quietly(client.dataObserver.subscribe({ topics: ['StoreInfo'] }));
}
