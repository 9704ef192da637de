/** Everything but shops: what each action changes, and what is told of it. */
import { describe, expect, it } from 'vitest';
import { DECLINED_AMOUNT } from '#client-model/actions/payment.ts';
import { ACCOUNTS, PASSWORD } from '#server/client-simulator/accounts.ts';
import { createClient, loginOf, refused } from '#tests/helpers/model-client.ts';

describe('favourites', () => {
  const idsIn = (state: ReturnType<typeof createClient>['state'], folder: string | null) =>
    state.favourites
      .filter(({ parentId }) => parentId === folder)
      .sort((one, other) => one.position - other.position)
      .map(({ id, position }) => `${id} at ${position}`);

  it('move to a place in another folder, and leave no gap', async () => {
    const { ask, state } = createClient();
    await ask('favourites.Move', { id: 'fav-9', parentId: 'fav-1', position: 1 });

    expect(idsIn(state, 'fav-1')).toEqual(['fav-2 at 0', 'fav-9 at 1', 'fav-3 at 2', 'fav-4 at 3']);
    expect(idsIn(state, null)).toEqual(['fav-1 at 0', 'fav-7 at 1']);
  });

  it('go with all that is in their folder', async () => {
    const { ask, state } = createClient();
    await ask('favourites.Delete', { id: 'fav-1' });

    expect(state.favourites.map(({ id }) => id)).toEqual(['fav-7', 'fav-8', 'fav-9']);
    expect(idsIn(state, null)).toEqual(['fav-7 at 0', 'fav-9 at 1']);
  });
});

describe.each([
  ['', 'plugins', 'plugin-1'],
  ['Guest', 'guestPlugins', 'guest-1'],
] as const)('plug-ins with the prefix “%s”', (prefix, list, id) => {
  it('are installed, hidden and shown again, taken off, deleted, and added from the market', async () => {
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

describe('payments', () => {
  const order = { orderId: 'order-1', amount: 76, currency: 'CNY' };

  it.each(['AliPay', 'WeChatPay'])(
    'by %s bear a number of the client’s, and come through once',
    async (wallet) => {
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
    },
  );

  it('of a certain amount are declined', async () => {
    const { ask, state, told, letTimePass } = createClient();
    await ask('payment.AliPay', { ...order, amount: DECLINED_AMOUNT });
    letTimePass();

    expect(told).toEqual([{ orderId: 'order-1', paid: false }]);
    expect(state.paidOrders).toEqual([]);
  });
});

describe('lines', () => {
  it('are measured as they are named, all where none is, and one that never answers has no time', async () => {
    const { ask, state } = createClient();
    const test = async (...lineIds: string[]) =>
      ((await ask('gateway.SpeedTest', { lineIds })) as { lines: { id: string; latencyMs: unknown }[] })
        .lines;

    expect(await test('line-hk', 'line-br')).toMatchObject([
      { id: 'line-hk', latencyMs: 40 },
      { id: 'line-br', latencyMs: null },
    ]);
    expect(await test()).toHaveLength(state.lines.length);
    expect(Object.keys((await test())[0] ?? {})).toEqual(['id', 'name', 'region', 'latencyMs']);
  });

  it('connect when one is selected', async () => {
    const { ask } = createClient();
    await ask('gateway.SelectKey', { lineId: 'line-jp' });

    expect(await ask('gateway.GetStatus')).toEqual({ enabled: true, lineId: 'line-jp', connected: true });
  });
});

describe('accounts', () => {
  it.each(Object.entries(ACCOUNTS))('let %s in with their role, and tell it', async (userName, admitted) => {
    const { ask, told } = createClient('guest');
    const login = { signedIn: true, isGuest: false, userName, ...admitted };

    expect(await ask('clientAuthentication.Login', { userName, password: PASSWORD })).toEqual(login);
    expect(told).toEqual([{ key: 'login', value: login }]);
  });

  it('leave a guest behind', async () => {
    const { ask, state } = createClient();

    expect(await ask('clientAuthentication.Logout')).toEqual(loginOf('guest'));
    expect(state.login).toEqual(loginOf('guest'));
  });
});

describe('a request for the page', () => {
  it.each([
    ['/echo', 'http://127.0.0.1:4321/api/echo'],
    ['https://www.example.com/a', 'https://www.example.com/a'],
  ])('to %s goes to %s, without a body where it reads', async (url, target) => {
    const { ask, relayed } = createClient();
    await ask('serverApi.HttpRequest', { method: 'GET', url, headers: { a: 'b' }, body: 'x' });
    await ask('serverApi.HttpRequest', { method: 'POST', url, body: 'x' });

    expect(relayed.map((request) => request.url.href)).toEqual([target, target]);
    expect(relayed).toMatchObject([
      { method: 'GET', headers: { a: 'b' }, body: null },
      { method: 'POST', headers: {}, body: 'x' },
    ]);
  });

  it.each([{ url: 'ftp://127.0.0.1/' }, { method: 'TRACE' }, { headers: { a: 1 } }])(
    'with %j is not made',
    async (changed) => {
      const { ask, relayed } = createClient();

      expect(await ask('serverApi.HttpRequest', { method: 'GET', url: '/', ...changed })).toEqual(
        refused(400),
      );
      expect(relayed).toEqual([]);
    },
  );
});

describe('what is kept for pages', () => {
  it('goes when it is set to null, may be empty, and is found by any name', async () => {
    const { ask, state } = createClient();
    await ask('storage.SetLocal', { key: '__proto__', value: '' });
    expect(await ask('storage.GetLocal', { key: '__proto__' })).toEqual({ key: '__proto__', value: '' });
    expect(state.localStorage).toEqual([['__proto__', '']]);

    await ask('storage.SetLocal', { key: '__proto__', value: null });
    await ask('storage.SetSession', { key: 'k', value: 'v' });
    expect(state.localStorage).toEqual([]);
    expect(await ask('storage.GetSession', { key: '__proto__' })).toEqual({ key: '__proto__', value: null });
  });

  it('are counts, spans, visits and lines of the log', async () => {
    const { ask, state } = createClient();
    await ask('analysis.RecordCount', { key: 'click', count: 2 });
    await ask('analysis.RecordCount', { key: 'click', count: 3 });
    await ask('analysis.RecordStart', { key: 'visit' });
    expect(await ask('analysis.RecordEnd', { key: 'visit' })).toEqual({ durationMs: 1 });
    await ask('analysis.EnterPage', { page: '/app/site' });
    expect(state.visits).toMatchObject([{ page: '/app/site', leftAt: null }]);
    await ask('analysis.ExitPage', { page: '/app/site' });
    await ask('logging.Write', { level: 'warn', message: 'noted' });

    expect(state.counts).toEqual([['click', 5]]);
    expect(state.visits[0]?.leftAt).toBeGreaterThan(0);
    expect(state.log).toMatchObject([{ level: 'warn', message: 'noted' }]);
  });
});

describe('what the client tells', () => {
  it('is read once it was handed over', async () => {
    const { ask, told } = createClient();
    expect(await ask('systemInfo.GetPushMessages')).toMatchObject({
      messages: [{ isRead: false }, { isRead: true }],
    });

    expect(told).toEqual([{ id: 'message-1', isRead: true }]);
    expect(await ask('systemInfo.GetPushMessages')).toMatchObject({
      messages: [{ isRead: true }, { isRead: true }],
    });
  });

  it('is that its bar for repairs is shown', async () => {
    const { ask, told } = createClient();
    await ask('selfHelpRepair.ShowAutoFixBar');

    expect(told).toEqual([{ key: 'autoFixBar', value: true }]);
  });

  it('is a new message, some time after a page asks for messages', async () => {
    const { ask, told, letTimePass } = createClient();
    await ask('dataObserver.Subscribe', { topics: ['NewMessage'] });
    letTimePass();

    expect(told).toMatchObject([{ id: 'message-new', isRead: false }]);
  });
});
