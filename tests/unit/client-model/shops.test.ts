/** Shops and their browsers: what happens to them, and who has which. */
import { describe, expect, it } from 'vitest';
import * as examples from '#bridge-lib/examples.ts';
import { seedState } from '#server/client-simulator/seed.ts';
import { createClient, everyAction, loginOf, refused } from '#tests/helpers/model-client.ts';

const SHOP = 'store-0001';
const TEAM_SHOP = 'store-0013';

describe('shops', () => {
  it('are as many samples as are wanted, each with a name of its own, on networks for documentation', () => {
    const { stores, grants } = seedState(1_000, 0);

    expect(new Set(stores.map(({ id }) => id)).size).toBe(1_000);
    expect(new Set(stores.map(({ name, site }) => `${name} ${site}`)).size).toBe(1_000);
    expect(new Set(stores.slice(0, 40).map(({ ip }) => ip)).size).toBe(40);
    expect(stores.every(({ ip }) => /^(192\.0\.2|198\.51\.100|203\.0\.113)\.\d+$/.test(ip))).toBe(true);
    expect(grants['harbor_staff']).toHaveLength(12);
  });

  it('open in a moment, which everybody hears, and stay open when they are opened again', async () => {
    const { ask, told, letTimePass } = createClient();

    expect(await ask('browserManager.Open', { id: SHOP })).toEqual({ id: SHOP, status: 'opening' });
    letTimePass();

    expect(told).toMatchObject([
      { status: 'opening' },
      { isOnline: false },
      { status: 'open' },
      { isOnline: true },
    ]);
    expect(await ask('browserManager.Open', { id: SHOP })).toEqual({ id: SHOP, status: 'open' });
    await ask('webBrowser.RestartShop', { id: SHOP });
    expect(told.slice(4)).toMatchObject([{ status: 'closed' }, {}, { status: 'opening' }, {}]);
  });

  it('that are closed while they open do not open after all', async () => {
    const { ask, state, letTimePass } = createClient();
    await ask('browserManager.Open', { id: SHOP });
    await ask('browserManager.Close', { id: SHOP });
    letTimePass();

    expect(state.stores[0]?.status).toBe('closed');
  });

  it('lose their data only while they are closed, and with them tag and warning', async () => {
    const { ask, state } = createClient();
    const store = state.stores.find(({ risk }) => risk === 'login');
    const id = store?.id ?? '';
    await ask('browserManager.ReplaceTag', { id, tag: 'autumn' });
    await ask('browserManager.Open', { id });
    expect(await ask('browserManager.ClearUserData', { id })).toEqual(refused(409));
    await ask('browserManager.Close', { id });
    await ask('browserManager.ClearUserData', { id });

    expect(store).toMatchObject({ risk: 'none', tag: '', cacheBytes: 0 });
  });

  it('free space when their cache is cleared', async () => {
    const { ask } = createClient();
    const size = async () => ((await ask('systemInfo.GetTempSize')) as { bytes: number }).bytes; // its reply
    const before = await size();
    await ask('browserManager.ClearCache', { id: 'store-0002' });

    expect(await size()).toBeLessThan(before);
  });

  it('tell a tag, and none once an empty one takes it away', async () => {
    const { ask, told } = createClient();
    await ask('browserManager.ReplaceTag', { id: SHOP, tag: 'autumn' });
    await ask('browserManager.ReplaceTag', { id: SHOP, tag: '' });

    expect(told).toMatchObject([{ id: SHOP, tag: 'autumn' }, { id: SHOP }]);
    expect(told[1]).not.toHaveProperty('tag');
  });

  it('are repaired all at once', async () => {
    const { ask, state } = createClient();
    const risky = state.stores.filter(({ risk }) => risk === 'device').map(({ id }) => id);

    expect(await ask('webBrowser.AutoFix')).toEqual({ fixed: risky });
    expect(state.stores.some(({ risk }) => risk === 'device')).toBe(false);
  });

  it('have address, white list and tabs apart from the client’s own', async () => {
    const { ask, state, letTimePass } = createClient();
    await ask('webBrowser.BindLocalIp', { id: SHOP, ip: '198.51.100.10' });
    await ask('webBrowser.ChangeLocalIp', { id: SHOP, ip: '203.0.113.10' });
    await ask('webBrowser.SetWhitelist', { id: SHOP, whitelist: ['a.example', 'a.example'] });
    await ask('browserManager.Open', { id: SHOP });
    letTimePass();
    await ask('webBrowser.CreateTab', { id: SHOP, url: 'https://www.example.com/' });

    expect(state.stores[0]).toMatchObject({ boundIp: '203.0.113.10', whitelist: ['a.example'] });
    expect(state.settings).toMatchObject({ boundIp: null, whitelist: { length: 2 } });
    expect(state.tabs.map(({ storeId }) => storeId)).toEqual([undefined, SHOP]);
  });
});

describe('shops that were given to somebody', () => {
  const createStaff = () => {
    const client = createClient('employee');
    client.state.grants = { employee: [SHOP] };
    return client;
  };

  it('are all that they list', async () => {
    const { ask } = createStaff();

    expect(await ask('browserManager.GetStoreList')).toMatchObject({ stores: [{ id: SHOP }] });
    expect(await ask('browserManager.GetOpenStatusList')).toMatchObject({ statuses: [{ id: SHOP }] });
  });

  const takesId = /^browserManager\.(Open|Cl)|^webBrowser\.(Create|Get|AutoFix|RestartShop)/;
  const allowed = everyAction.filter(({ name, right }) => takesId.test(name) && right !== 'clearData');
  it.each(allowed)('leave no other for $name, as if there were none', async ({ name, args }) => {
    expect(await createStaff().ask(name, { ...args, id: TEAM_SHOP })).toEqual(refused(404));
    expect(await createStaff().ask(name, { ...args, id: SHOP })).not.toEqual(refused(404));
  });

  it('leave no tab of another to be led somewhere else', async () => {
    const { ask, state } = createStaff();
    state.tabs = [{ tabId: 'tab-1', url: 'about:home', storeId: TEAM_SHOP }];

    expect(await ask('webBrowser.ReplaceTab', examples.webBrowser.ReplaceTab.args)).toEqual(refused(404));
  });

  it('are all that is told, even of what was begun before', async () => {
    const { ask, state, told, letTimePass } = createClient('boss');
    state.grants = { employee: [SHOP] };
    await ask('browserManager.Open', { id: TEAM_SHOP });
    await ask('browserManager.Open', { id: SHOP });
    state.login = loginOf('employee');
    told.length = 0;
    letTimePass();

    expect(told).toMatchObject([{ id: SHOP, status: 'open' }, { storeId: SHOP }]);
  });

  it('leave everybody else all of them', async () => {
    const { ask, state } = createStaff();
    state.login = loginOf('manager');

    expect(await ask('browserManager.GetStoreList')).toMatchObject({ stores: { length: 40 } });
  });
});
