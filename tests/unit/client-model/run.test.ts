import { describe, expect, it } from 'vitest';
import type { LoginInfo, Role } from '#bridge-lib';
import type { World } from '#client-model/action.ts';
import { refusalOf, runAction } from '#client-model/run.ts';
import { clientRights, mayUse, type ClientRight } from '#src/domain/client-rights.ts';
import { demoState } from '#islands/workbench/demo/demo-state.ts';

const texts = {
  favourites: { work: 'Work', orders: 'Orders', rules: 'Rules' },
  plugins: ['One'],
  lines: [{ name: 'Near', region: 'Asia' }],
};
const SHOP = 'US-1';
const guest: LoginInfo = { signedIn: false, isGuest: true, userName: null, role: null };
const loginOf = (role: Role): LoginInfo => ({ signedIn: true, isGuest: false, userName: role, role });

/** A client whose time does not pass. */
function createWorld(login: LoginInfo = loginOf('boss')): World {
  const shops = [
    { code: 'DE-2', platform: 'eBay', ip: '198.51.100.23' },
    { code: SHOP, platform: 'Amazon', ip: '203.0.113.7' },
  ];
  const state = demoState({ shops, texts }, 0);
  state.login = { ...login };
  const unused = () => undefined;
  return {
    state,
    page: { records: new Map(), topics: new Set(), push: unused },
    timings: { openMs: 0, paymentMs: 0, speedTestMs: 0, restartMs: 0, exitMs: 0 },
    sessionStorage: new Map(),
    save: unused,
    publish: unused,
    pushAll: unused,
    after: unused,
    wait: () => Promise.resolve(),
    leave: unused,
    nextId: (prefix) => `${prefix}-1`,
    random: () => 0,
    now: () => 0,
    admit: unused,
    relay: () => Promise.resolve({ status: 200, headers: {}, body: '' }),
  };
}

/** What the world says to an action: its reply, or the `ret` and the words of its refusal. */
async function ask(world: World, name: string, payload?: object): Promise<unknown> {
  const [module = '', action = ''] = name.split('.');
  try {
    return await runAction(module, action, payload && [payload], world);
  } catch (error) {
    return refusalOf(error, world);
  }
}

describe('an action of the client', () => {
  it.each([
    ['zh-CN', '店铺不存在'],
    ['en-US', 'There is no such shop'],
  ])('refuses in the client’s language, %s', async (language, message) => {
    const world = createWorld();
    world.state.settings.language = language;

    expect(await ask(world, 'browserManager.Open', { id: 'nobody' })).toEqual({ ret: 404, message });
  });

  it('an unknown action is refused by its name', async () => {
    expect(await ask(createWorld(), 'browserManager.Explode')).toEqual({
      ret: 404,
      message: '未知的操作：browserManager.Explode',
    });
  });

  describe('with shops that were given to somebody', () => {
    const OTHER = 'DE-2';
    const staffWorld = () => {
      const world = createWorld(loginOf('employee'));
      world.state.grants = { employee: [SHOP] };
      return world;
    };

    it('lists these alone', async () => {
      const world = staffWorld();
      expect(await ask(world, 'browserManager.GetStoreList')).toMatchObject({ stores: [{ id: SHOP }] });
      expect(await ask(world, 'browserManager.GetOpenStatusList')).toMatchObject({
        statuses: [{ id: SHOP }],
      });
    });

    it.each([
      ['browserManager.Open', { id: OTHER }],
      ['browserManager.Close', { id: OTHER }],
      ['browserManager.ClearCache', { id: OTHER }],
      ['webBrowser.CreateTab', { id: OTHER, url: 'https://www.example.com/' }],
      ['webBrowser.GetLocalIp', { id: OTHER }],
      ['webBrowser.GetWhitelist', { id: OTHER }],
      ['webBrowser.AutoFix', { id: OTHER }],
      ['webBrowser.RestartShop', { id: OTHER }],
    ])('refuses %s for another, as if there were none', async (name, payload) => {
      expect(await ask(staffWorld(), name, payload)).toMatchObject({ ret: 404 });
      expect(await ask(staffWorld(), name, { ...payload, id: SHOP })).not.toMatchObject({ ret: 404 });
    });

    it('leads no tab of another somewhere else', async () => {
      const world = staffWorld();
      world.state.tabs = [{ tabId: 'tab-1', url: 'about:home', storeId: OTHER }];
      const payload = { tabId: 'tab-1', url: 'https://www.example.com/' };
      expect(await ask(world, 'webBrowser.ReplaceTab', payload)).toMatchObject({ ret: 404 });
    });

    it('tells nothing of another, not even that it has opened', async () => {
      const told: unknown[] = [];
      const waiting: (() => void)[] = [];
      const world: World = {
        ...createWorld(loginOf('boss')),
        publish: (_topic, payload) => void told.push(payload),
        after: (_ms, run) => void waiting.push(run),
      };
      world.state.grants = { employee: [SHOP] };
      world.state.stores.forEach((store) => (store.status = 'closed'));
      await ask(world, 'browserManager.Open', { id: OTHER });
      await ask(world, 'browserManager.Open', { id: SHOP });
      world.state.login = loginOf('employee');
      told.length = 0;

      for (const run of waiting) run();

      expect(told).toMatchObject([{ id: SHOP, status: 'open' }, { storeId: SHOP }]);
    });

    it('has all of them for whoever is not named', async () => {
      const world = staffWorld();
      world.state.login = loginOf('manager');
      expect(await ask(world, 'browserManager.GetStoreList')).toMatchObject({
        stores: [{ id: OTHER }, { id: SHOP }],
      });
    });
  });

  it('keeps address and white list of a shop apart from the client’s own', async () => {
    const world = createWorld();
    await ask(world, 'webBrowser.BindLocalIp', { id: SHOP, ip: '198.51.100.10' });
    await ask(world, 'webBrowser.SetWhitelist', { id: SHOP, whitelist: ['a.example', 'a.example'] });

    expect(await ask(world, 'webBrowser.GetLocalIp', { id: SHOP })).toMatchObject({
      boundIp: '198.51.100.10',
    });
    expect(await ask(world, 'webBrowser.GetLocalIp')).toMatchObject({ boundIp: null });
    expect(await ask(world, 'webBrowser.GetWhitelist', { id: SHOP })).toEqual({ whitelist: ['a.example'] });
    expect(await ask(world, 'webBrowser.GetWhitelist')).toEqual({ whitelist: [] });
  });

  it('opens tabs in a shop that is open, and in no other', async () => {
    const world = createWorld();
    const tab = { url: 'https://www.example.com/', id: SHOP };
    expect(await ask(world, 'webBrowser.CreateTab', tab)).toMatchObject({ ret: 409 });
    await ask(world, 'browserManager.Open', { id: 'DE-2' });

    expect(await ask(world, 'webBrowser.CreateTab', { ...tab, id: 'DE-2' })).toEqual({
      tabId: 'tab-1',
      url: 'https://www.example.com/',
    });
    expect(world.state.tabs).toMatchObject([{ storeId: 'DE-2' }]);
  });

  it('tells a tag with the shop, and takes an empty one away', async () => {
    const world = createWorld();
    const tags = async () => {
      const { stores } = (await ask(world, 'browserManager.GetStoreList')) as { stores: { tag?: string }[] };
      return stores.map(({ tag }) => tag);
    };
    await ask(world, 'browserManager.ReplaceTag', { id: SHOP, tag: 'autumn' });
    expect(await tags()).toEqual([undefined, 'autumn']);
    await ask(world, 'browserManager.ReplaceTag', { id: SHOP, tag: '' });
    expect(await tags()).toEqual([undefined, undefined]);
  });

  it('says by which line its own requests go, once there is one', async () => {
    const world = createWorld();
    expect(await ask(world, 'systemInfo.GetLineIds')).toEqual({ lineIds: ['0'] });
    await ask(world, 'serverApi.SelectNetLine', { lineId: '0' });
    expect(await ask(world, 'systemInfo.GetLineIds')).toEqual({ lineIds: ['0'], lineId: '0' });
    await ask(world, 'serverApi.SelectNetLine', { lineId: null });
    expect(await ask(world, 'systemInfo.GetLineIds')).toEqual({ lineIds: ['0'] });
  });
});

/** For each right an action that needs it. */
const actions: Record<ClientRight, [name: string, payload: object]> = {
  openShop: ['browserManager.Open', { id: SHOP }],
  clearData: ['browserManager.ClearUserData', { id: SHOP }],
  changeIp: ['webBrowser.BindLocalIp', { id: SHOP, ip: '192.0.2.10' }],
  whitelist: ['webBrowser.SetWhitelist', { id: SHOP, whitelist: [] }],
  tag: ['browserManager.ReplaceTag', { id: SHOP, tag: 'autumn' }],
  plugins: ['plugins.Install', { id: '0' }],
  line: ['gateway.SelectKey', { lineId: '0' }],
  address: ['systemInfo.SetApiPreUrl', { preUrl: 'https://www.example.com' }],
  pay: ['payment.AliPay', { orderId: 'order-1', amount: 1, currency: 'CNY' }],
};

describe.each(['boss', 'manager', 'employee', 'guest'] as const)('a %s', (user) => {
  const login = user === 'guest' ? guest : loginOf(user);

  it.each(clientRights)('may use the right “%s” as the table of roles says', async (right) => {
    const answer = await ask(createWorld(login), ...actions[right]);
    const isRefused = (answer as { ret?: number }).ret === 403;

    expect(isRefused).toBe(!mayUse(right, user));
  });
});
