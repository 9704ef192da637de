/** Shops and their browsers: what happens to them, and who has which. */
import { describe, expect, it } from 'vitest';
import * as examples from '#bridge-lib/examples.ts';
import { createClient, everyAction, loginOf, refused } from '#tests/helpers/model-client.ts';

const SHOP = 'store-0001';
const TEAM_SHOP = 'store-0013';

describe('shops', () => {
  it('closed while opening do not open', async () => {
    const { ask, state, letTimePass } = createClient();
    await ask('browserManager.Open', { id: SHOP });
    await ask('browserManager.Close', { id: SHOP });
    letTimePass();

    expect(state.stores[0]?.status).toBe('closed');
  });

  it('can be cleared only while closed, which removes tag and warning too', async () => {
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
});

describe('granted shops', () => {
  const createStaff = () => {
    const client = createClient('employee');
    client.state.grants = { employee: [SHOP] };
    return client;
  };

  it('are the only ones that the person lists', async () => {
    const { ask } = createStaff();

    expect(await ask('browserManager.GetStoreList')).toMatchObject({ stores: [{ id: SHOP }] });
    expect(await ask('browserManager.GetOpenStatusList')).toMatchObject({ statuses: [{ id: SHOP }] });
  });

  const takesId = /^browserManager\.(Open|Cl)|^webBrowser\.(Create|Get|AutoFix|RestartShop)/;
  const allowed = everyAction.filter(({ name, right }) => takesId.test(name) && right !== 'clearData');
  it.each(allowed)('exclude all others from $name, as if they did not exist', async ({ name, args }) => {
    expect(await createStaff().ask(name, { ...args, id: TEAM_SHOP })).toEqual(refused(404));
    expect(await createStaff().ask(name, { ...args, id: SHOP })).not.toEqual(refused(404));
  });

  it('protect tabs of other shops from replacement', async () => {
    const { ask, state } = createStaff();
    state.tabs = [{ tabId: 'tab-1', url: 'about:home', storeId: TEAM_SHOP }];

    expect(await ask('webBrowser.ReplaceTab', examples.webBrowser.ReplaceTab.args)).toEqual(refused(404));
  });

  it('are the only ones in pushes, also for earlier actions', async () => {
    const { ask, state, told, letTimePass } = createClient('boss');
    state.grants = { employee: [SHOP] };
    await ask('browserManager.Open', { id: TEAM_SHOP });
    await ask('browserManager.Open', { id: SHOP });
    state.login = loginOf('employee');
    told.length = 0;
    letTimePass();

    expect(told).toMatchObject([{ id: SHOP, status: 'open' }, { storeId: SHOP }]);
  });

  it('do not limit other people', async () => {
    const { ask, state } = createStaff();
    state.login = loginOf('manager');

    expect(await ask('browserManager.GetStoreList')).toMatchObject({ stores: { length: 40 } });
  });
});
