/** Everything but shops: what each action changes, and what is told of it. */
import { describe, expect, it } from 'vitest';
import { ACCOUNTS, PASSWORD } from '#server/client-simulator/accounts.ts';
import { createClient, refused } from '#tests/helpers/model-client.ts';

describe.each([
  ['', 'plugins', 'plugin-1'],
  ['Guest', 'guestPlugins', 'guest-1'],
] as const)('plug-ins with the prefix “%s”', (prefix, list, id) => {
  it('can be installed, hidden, shown, uninstalled, deleted, and added from the market', async () => {
    const { ask, state } = createClient();
    const act = async (action: string) => {
      await ask(`plugins.${prefix}${action}`, { id });
      const entry = state[list].find((one) => one.id === id);
      return entry && [entry.installed, entry.hidden];
    };

    expect(await act('Hide')).toEqual([true, true]);
    expect(await act('Hide')).toEqual([true, false]);
    expect(await act('Uninstall')).toEqual([false, false]);
    expect(await act('Install')).toEqual([true, false]);
    expect(await act('Delete')).toBeUndefined();
    expect(await act('Add')).toEqual([false, false]);
  });
});

const order = { orderId: 'order-1', amount: 76, currency: 'CNY' };

it.each(['AliPay', 'WeChatPay'])('a payment by %s succeeds once, by the client’s number', async (wallet) => {
  const { ask, state, told, letTimePass } = createClient();
  const start = (await ask(`payment.${wallet}`, order)) as { orderId: string; qrText: string }; // its reply
  expect(start.orderId).toMatch(/^C\d{10}$/);
  expect(start.qrText).toContain(start.orderId);
  letTimePass();
  expect(told).toEqual([{ orderId: 'order-1', paid: true }]);

  // Who asks again hears the result again, and is not charged.
  expect(await ask(`payment.${wallet}`, order)).toEqual(refused(409));
  expect(told).toHaveLength(2);
  expect(state.paidOrders).toEqual(['order-1']);
});

it.each(Object.entries(ACCOUNTS))('accounts sign %s in with their role', async (userName, admitted) => {
  const { ask, told } = createClient('guest');
  const login = { signedIn: true, isGuest: false, userName, ...admitted };

  expect(await ask('clientAuthentication.Login', { userName, password: PASSWORD })).toEqual(login);
  expect(told).toEqual([{ key: 'login', value: login }]);
});

describe('a request for the page', () => {
  it.each([
    ['/echo', 'http://127.0.0.1:4321/api/echo'],
    ['https://www.example.com/a', 'https://www.example.com/a'],
  ])('to %s is sent to %s, without a body for reading', async (url, target) => {
    const { ask, relayed } = createClient();
    await ask('serverApi.HttpRequest', { method: 'GET', url, headers: { a: 'b' }, body: 'x' });
    await ask('serverApi.HttpRequest', { method: 'POST', url, body: 'x' });

    expect(relayed.map((request) => request.url.href)).toEqual([target, target]);
    expect(relayed).toMatchObject([
      { method: 'GET', headers: { a: 'b' }, body: null },
      { method: 'POST', headers: {}, body: 'x' },
    ]);
  });

  const wrong = [{ url: 'ftp://127.0.0.1/' }, { method: 'TRACE' }, { headers: { a: 1 } }];
  it.each(wrong)('with %j is not sent', async (changed) => {
    const { ask, relayed } = createClient();
    const reply = await ask('serverApi.HttpRequest', { method: 'GET', url: '/', ...changed });

    expect(reply).toEqual(refused(400));
    expect(relayed).toEqual([]);
  });
});

it('values that are stored for pages are deleted by null, may be empty, and may have any name', async () => {
  const { ask, state } = createClient();
  await ask('storage.SetLocal', { key: '__proto__', value: '' });
  expect(await ask('storage.GetLocal', { key: '__proto__' })).toEqual({ key: '__proto__', value: '' });
  expect(state.localStorage).toEqual([['__proto__', '']]);

  await ask('storage.SetLocal', { key: '__proto__', value: null });
  await ask('storage.SetSession', { key: 'k', value: 'v' });
  expect(state.localStorage).toEqual([]);
  expect(await ask('storage.GetSession', { key: '__proto__' })).toEqual({ key: '__proto__', value: null });
});

describe('messages of the client', () => {
  it('are read after delivery', async () => {
    const { ask, told } = createClient();
    const first = await ask('systemInfo.GetPushMessages');
    expect(first).toMatchObject({ messages: [{ isRead: false }, { isRead: true }] });

    expect(told).toEqual([{ id: 'message-1', isRead: true }]);
    const second = await ask('systemInfo.GetPushMessages');
    expect(second).toMatchObject({ messages: [{ isRead: true }, { isRead: true }] });
  });

  it('include a new one, some time after a page subscribes', async () => {
    const { ask, told, letTimePass } = createClient();
    await ask('dataObserver.Subscribe', { topics: ['NewMessage'] });
    letTimePass();

    expect(told).toMatchObject([{ id: 'message-new', isRead: false }]);
  });
});
