/** Stores, tabs, favourites and plug-ins: each action against the simulator, through the library. */
import { expect } from 'vitest';
import { PASSWORD } from '#server/client-simulator/accounts.ts';
import {
  type BrowserModule,
  type Case,
  type CasesOf,
  refusal,
  testActions,
} from '#tests/helpers/bridge/action-cases.ts';
import { eventually } from '#tests/helpers/bridge/simulator.ts';

const STORE = 'store-0001';

const installs =
  (guest: '' | 'guest', action: 'install' | 'uninstall' | 'hide' | 'add' | 'delete'): Case =>
  async ({ client: { plugins }, simulator: { state } }) => {
    const entries = guest === '' ? state.plugins : state.guestPlugins;
    const list = () => (guest === '' ? state.plugins : state.guestPlugins);
    const id = action === 'add' ? 'from-the-market' : (entries[0]?.id ?? '');
    const method = guest === '' ? plugins[action] : plugins[`guest${capital(action)}`];
    const before = entries.find((plugin) => plugin.id === id);
    const was = before && { ...before };

    const reply = await method({ id });

    expect(reply.id).toBe(id);
    const after = list().find((plugin) => plugin.id === id);
    if (action === 'add') expect(after).toMatchObject({ installed: false, hidden: false });
    if (action === 'delete') expect(after).toBeUndefined();
    if (action === 'install') expect(after?.installed).toBe(true);
    if (action === 'uninstall') expect(after?.installed).toBe(false);
    if (action === 'hide') expect(after?.hidden).toBe(!was?.hidden);
    if (action !== 'add') expect(await refusal(method({ id: 'nobody' }))).toBe(404);
  };

function capital<Name extends string>(name: Name): Capitalize<Name> {
  // What the type says is what the expression does.
  return (name.charAt(0).toUpperCase() + name.slice(1)) as Capitalize<Name>;
}

const CASES: CasesOf<BrowserModule> = {
  browserManager: {
    async GetStoreList({ client }) {
      const { stores } = await client.browserManager.getStoreList();
      expect(stores).toHaveLength(40);
      expect(new Set(stores.map(({ ip }) => ip)).size).toBe(40);
      expect(stores.every(({ ip }) => /^(192\.0\.2|198\.51\.100|203\.0\.113)\.\d+$/.test(ip))).toBe(true);
      expect(new Set(stores.map(({ platform }) => platform)).size).toBeGreaterThan(12);
      expect(new Set(stores.map(({ risk }) => risk))).toEqual(new Set(['none', 'device', 'login']));
    },
    async GetOpenStatusList({ client }) {
      const { statuses } = await client.browserManager.getOpenStatusList();
      expect(statuses).toHaveLength(40);
      expect(statuses[0]).toEqual({ id: STORE, status: 'closed' });
    },
    async Open(page) {
      await page.client.dataObserver.subscribe({ topics: ['StoreInfo', 'Proxy'] });
      const heard = page.hear('dataObserver', 'StoreInfo');
      const proxies = page.hear('dataObserver', 'Proxy');
      expect(await page.client.browserManager.open({ id: STORE })).toEqual({ id: STORE, status: 'opening' });
      await eventually(() => expect(heard).toHaveLength(2));
      expect(heard).toMatchObject([{ status: 'opening' }, { status: 'open' }]);
      expect(proxies).toMatchObject([{ isOnline: false }, { storeId: STORE, isOnline: true }]);
      expect(await page.client.browserManager.open({ id: STORE })).toEqual({ id: STORE, status: 'open' });
      expect(await refusal(page.client.browserManager.open({ id: 'none' }))).toBe(404);
    },
    async Close({ client, simulator }) {
      await client.browserManager.open({ id: STORE });
      expect(await client.browserManager.close({ id: STORE })).toEqual({ id: STORE, status: 'closed' });
      // What was opening must not open after all.
      await client.gateway.speedTest({ lineIds: [] });
      await client.gateway.speedTest({ lineIds: [] });
      expect(simulator.state.stores[0]?.status).toBe('closed');
    },
    async ClearCache({ client }) {
      const before = await client.systemInfo.getTempSize();
      expect(await client.browserManager.clearCache({ id: 'store-0002' })).toEqual({
        id: 'store-0002',
        status: 'closed',
      });
      const after = await client.systemInfo.getTempSize();
      expect(after.bytes).toBeLessThan(before.bytes ?? 0);
    },
    async ClearUserData({ client, simulator }) {
      const risky = simulator.state.stores.find(({ risk }) => risk === 'login');
      await client.browserManager.clearUserData({ id: risky?.id ?? '' });
      expect(risky?.risk).toBe('none');
      await client.browserManager.open({ id: STORE });
      expect(await refusal(client.browserManager.clearUserData({ id: STORE }))).toBe(409);
      await client.clientAuthentication.login({ userName: 'harbor_staff', password: PASSWORD });
      expect(await refusal(client.browserManager.clearUserData({ id: 'store-0003' }))).toBe(403);
      await client.clientAuthentication.logout();
      expect(await refusal(client.browserManager.clearUserData({ id: 'store-0003' }))).toBe(403);
    },
    async ReplaceTag({ client, simulator }) {
      expect(await client.browserManager.replaceTag({ id: STORE, tag: 'autumn' })).toEqual({
        id: STORE,
        tag: 'autumn',
      });
      expect(simulator.state.stores[0]?.tag).toBe('autumn');
    },
  },
  webBrowser: {
    async CreateTab({ client, simulator }) {
      const tab = await client.webBrowser.createTab({ url: 'https://www.example.com/' });
      expect(simulator.state.tabs).toContainEqual(tab);
      expect(await refusal(client.webBrowser.createTab({ url: 'javascript:alert(1)' }))).toBe(400);
    },
    async ReplaceTab({ client, simulator }) {
      await client.webBrowser.replaceTab({ tabId: 'tab-1', url: 'https://www.example.com/' });
      expect(simulator.state.tabs).toEqual([{ tabId: 'tab-1', url: 'https://www.example.com/' }]);
      expect(await refusal(client.webBrowser.replaceTab({ tabId: 'none', url: 'about:home' }))).toBe(404);
    },
    GetLocalIp: async ({ client }) => {
      const { ip, addresses, boundIp } = await client.webBrowser.getLocalIp();
      expect(addresses).toContain(ip);
      expect(boundIp).toBeNull();
    },
    async BindLocalIp({ client, simulator }) {
      expect(await client.webBrowser.bindLocalIp({ ip: '198.51.100.10' })).toMatchObject({
        boundIp: '198.51.100.10',
      });
      expect(simulator.state.settings.boundIp).toBe('198.51.100.10');
      expect(await refusal(client.webBrowser.bindLocalIp({ ip: '10.0.0.1' }))).toBe(400);
    },
    async ChangeLocalIp({ client }) {
      expect(await refusal(client.webBrowser.changeLocalIp({ ip: '203.0.113.10' }))).toBe(409);
      await client.webBrowser.bindLocalIp({ ip: '198.51.100.10' });
      await client.webBrowser.changeLocalIp({ ip: '203.0.113.10' });
      expect(await client.webBrowser.getLocalIp()).toMatchObject({ boundIp: '203.0.113.10' });
    },
    async GetWhitelist({ client, simulator }) {
      expect(await client.webBrowser.getWhitelist()).toEqual({
        whitelist: simulator.state.settings.whitelist,
      });
    },
    async SetWhitelist({ client }) {
      await client.webBrowser.setWhitelist({ whitelist: ['a.example', 'b.example', 'a.example'] });
      expect(await client.webBrowser.getWhitelist()).toEqual({ whitelist: ['a.example', 'b.example'] });
    },
    async AutoFix({ client, simulator }) {
      const { fixed } = await client.webBrowser.autoFix();
      expect(fixed?.length).toBeGreaterThan(0);
      expect(simulator.state.stores.some(({ risk }) => risk === 'device')).toBe(false);
    },
    async RestartShop(page) {
      await page.client.dataObserver.subscribe({ topics: ['StoreInfo'] });
      const heard = page.hear('dataObserver', 'StoreInfo');
      expect(await page.client.webBrowser.restartShop({ id: STORE })).toEqual({
        id: STORE,
        status: 'opening',
      });
      await eventually(() => expect(heard.at(-1)).toMatchObject({ id: STORE, status: 'open' }));
    },
  },
  favourites: {
    async List({ client, simulator }) {
      expect((await client.favourites.list()).favourites).toEqual(simulator.state.favourites);
    },
    async Create({ client }) {
      const url = 'https://www.example.com/';
      const made = await client.favourites.create({ title: 'New', url, parentId: 'fav-1' });
      expect(made).toMatchObject({ title: 'New', url, parentId: 'fav-1', position: 3 });
      expect((await client.favourites.list()).favourites).toContainEqual(made);
      expect(await refusal(client.favourites.create({ title: '', url, parentId: null }))).toBe(400);
      expect(await refusal(client.favourites.create({ title: 'x', url, parentId: 'fav-2' }))).toBe(400);
    },
    async Delete({ client }) {
      expect(await client.favourites.delete({ id: 'fav-1' })).toEqual({ id: 'fav-1' });
      const { favourites } = await client.favourites.list();
      // The folder, its links, its folder, and the links in that.
      expect(favourites.map(({ id }) => id)).toEqual(['fav-7', 'fav-8', 'fav-9']);
      expect(favourites.filter(({ parentId }) => parentId === null).map(({ position }) => position)).toEqual([
        0, 1,
      ]);
    },
    async Move({ client }) {
      expect(await client.favourites.move({ id: 'fav-9', parentId: 'fav-1', position: 1 })).toMatchObject({
        position: 1,
      });
      const { favourites } = await client.favourites.list();
      const inFolder = favourites.filter(({ parentId }) => parentId === 'fav-1');
      const order = [...inFolder].sort((a, b) => a.position - b.position).map(({ id }) => id);
      expect(order).toEqual(['fav-2', 'fav-9', 'fav-3', 'fav-4']);
      expect(await refusal(client.favourites.move({ id: 'fav-1', parentId: 'fav-4' }))).toBe(409);
    },
    async Update({ client }) {
      await client.favourites.update({ id: 'fav-9', title: 'Rates' });
      const { favourites } = await client.favourites.list();
      expect(favourites.find(({ id }) => id === 'fav-9')).toMatchObject({ title: 'Rates', position: 2 });
    },
  },
  plugins: {
    List: async ({ client, simulator }) => {
      expect(await client.plugins.list()).toEqual({ plugins: simulator.state.plugins });
    },
    Add: installs('', 'add'),
    Delete: installs('', 'delete'),
    async Install(page) {
      await installs('', 'install')(page);
      await page.client.clientAuthentication.logout();
      expect(await refusal(page.client.plugins.install({ id: 'plugin-1' }))).toBe(403);
    },
    Uninstall: installs('', 'uninstall'),
    Hide: installs('', 'hide'),
    GuestList: async ({ client, simulator }) => {
      expect(await client.plugins.guestList()).toEqual({ plugins: simulator.state.guestPlugins });
    },
    GuestAdd: installs('guest', 'add'),
    GuestDelete: installs('guest', 'delete'),
    GuestInstall: installs('guest', 'install'),
    GuestUninstall: installs('guest', 'uninstall'),
    GuestHide: installs('guest', 'hide'),
  },
};

testActions(CASES);
