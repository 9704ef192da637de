import { describe, expect, it, vi } from 'vitest';
import { createAccount, observe } from '#src/stores/client/account.ts';
import { demoClient, refusingClient } from '#tests/helpers/workbench-stores.ts';

describe('createAccount', () => {
  it('starts as a guest, signs in with a role and out again, and reports the user each time', async () => {
    const heard: (string | null)[] = [];
    const hear = ({ userName }: { userName: string | null }) => void heard.push(userName);
    const { client } = demoClient(true, true);
    vi.spyOn(client.dataObserver, 'subscribe').mockRejectedValue(new Error('unknown'));
    const account = createAccount(client, 'network', hear);
    await account.load();
    expect(account.$login.get()).toMatchObject({ signedIn: false, isGuest: true });
    expect(await account.signIn('harbour', 'secret')).toBe(true);
    const boss = { signedIn: true, isGuest: false, userName: 'harbour', role: 'boss' };
    expect(account.$login.get()).toEqual(boss);
    await account.signOut();
    expect(account.$login.get().signedIn).toBe(false);
    expect(heard).toEqual([null, 'harbour', null]);

    await createAccount(refusingClient(), 'network', hear).load();
    expect(heard).toHaveLength(3);
  });

  it('follows a sign-in in the client’s own window', async () => {
    const { client } = demoClient(true, true);
    const account = createAccount(client, 'network');
    await account.load();
    await client.clientAuthentication.login({ userName: 'harbour', password: 'secret' });
    await vi.waitFor(() => expect(account.$login.get().userName).toBe('harbour'));
  });

  it('shows the client’s refusal, and stays a guest', async () => {
    const account = createAccount(refusingClient('wrong password'), 'network');
    await account.load();
    expect(await account.signIn('harbour', 'secret')).toBe(false);
    expect(account.tasks.$failure.get()).toBe('wrong password');
    expect(account.$login.get().isGuest).toBe(true);
  });
});

it('observe observes only shops with an older client', async () => {
  const asked: number[] = [];
  const subscribe = ({ topics }: { topics: readonly string[] }) => {
    asked.push(topics.length);
    return topics.length > 1 ? Promise.reject(new Error('unknown')) : Promise.resolve({});
  };
  await observe({ dataObserver: { subscribe } });
  expect(asked).toEqual([5, 1]);
});
