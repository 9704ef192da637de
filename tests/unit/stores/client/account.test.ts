import { describe, expect, it } from 'vitest';
import { createAccount } from '#src/stores/client/account.ts';
import { demoClient, refusingClient } from '#tests/helpers/workbench-stores.ts';

describe('createAccount', () => {
  it('starts as a guest, signs in with a role and out again, and reports the user each time', async () => {
    const heard: (string | null)[] = [];
    const hear = ({ userName }: { userName: string | null }) => void heard.push(userName);
    const account = createAccount(demoClient(true, true).client, 'network', hear);
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

  it('shows the client’s refusal, and stays a guest', async () => {
    const account = createAccount(refusingClient('wrong password'), 'network');
    await account.load();
    expect(await account.signIn('harbour', 'secret')).toBe(false);
    expect(account.tasks.$failure.get()).toBe('wrong password');
    expect(account.$login.get().isGuest).toBe(true);
  });
});
