/**
 * One shop beside the list: its outgoing address, white list, tabs and repair. What an older client lacks stays
 * `undefined`, and the panel leaves it out. The client has no list of tabs, so the panel remembers those it opened.
 */
import { atom, map } from 'nanostores';
import { quietly, type WorkbenchClient } from '#src/stores/client/client.ts';
import { createTasks } from '#src/stores/client/tasks.ts';

export interface LocalAddress {
  ip: string;
  addresses: readonly string[];
  boundIp: string | null;
}

export interface OpenTab {
  tabId: string;
  url: string;
}

export interface ShopDetailState {
  id: string;
  isLoaded: boolean;
  address: LocalAddress | undefined;
  whitelist: readonly string[] | undefined;
  isRepairBarOpen: boolean;
}

const NOTHING: Omit<ShopDetailState, 'id'> = {
  isLoaded: false,
  address: undefined,
  whitelist: undefined,
  isRepairBarOpen: false,
};

export function createShopDetail(client: WorkbenchClient, fallback: string) {
  const $state = map<ShopDetailState>({ id: '', ...NOTHING });
  const $tabs = atom<readonly OpenTab[]>([]);
  const tabs = new Map<string, readonly OpenTab[]>();
  const tasks = createTasks(fallback);
  const { webBrowser, selfHelpRepair } = client;
  const shown = (): string => $state.get().id;
  const setTabs = (id: string, list: readonly OpenTab[]): void => {
    tabs.set(id, list);
    if (id === shown()) $tabs.set(list);
  };
  const setAddress = (id: string, { ip, boundIp }: { ip?: string; boundIp?: string | null }): void => {
    const { address } = $state.get();
    if (id === shown() && address) {
      $state.setKey('address', { ...address, ip: ip ?? address.ip, boundIp: boundIp ?? ip ?? null });
    }
  };
  const endPushes = client.on('dataObserver', 'CommonState', ({ key, value }) => {
    if (key === 'autoFixBar') $state.setKey('isRepairBarOpen', value === true);
  });

  return {
    $state,
    $tabs,
    tasks,
    /** Shows a shop, or reads the shown one again. */
    async show(id: string) {
      if (id !== shown()) {
        $state.set({ id, ...NOTHING });
        $tabs.set(tabs.get(id) ?? []);
        tasks.clearFailure();
      }
      const [address, list] = await Promise.all([
        quietly(webBrowser.getLocalIp({ id })),
        quietly(webBrowser.getWhitelist({ id })),
      ]);
      // Another shop may be shown by now.
      if (id !== shown()) return;
      $state.set({
        ...$state.get(),
        isLoaded: true,
        address: address?.addresses && {
          ip: address.ip ?? '',
          addresses: address.addresses,
          boundIp: address.boundIp ?? null,
        },
        whitelist: list?.whitelist,
      });
    },
    async bindIp(ip: string) {
      const id = shown();
      const isBound = typeof $state.get().address?.boundIp === 'string';
      const set = isBound ? webBrowser.changeLocalIp : webBrowser.bindLocalIp;
      const reply = await tasks.ask('ip', set, { ip, id });
      if (!reply) return false;
      setAddress(id, { ip, ...reply });
      return true;
    },
    async saveWhitelist(whitelist: readonly string[]) {
      const id = shown();
      const reply = await tasks.ask('whitelist', webBrowser.setWhitelist, { whitelist, id });
      if (!reply) return false;
      if (id === shown()) $state.setKey('whitelist', reply.whitelist ?? whitelist);
      return true;
    },
    openTab: async (url: string) => {
      const id = shown();
      const tab = await tasks.ask('tab', webBrowser.createTab, { url, id });
      // Tabs without an id cannot be changed.
      if (tab?.tabId !== undefined) {
        setTabs(id, [...(tabs.get(id) ?? []), { tabId: tab.tabId, url: tab.url ?? url }]);
      }
      return tab !== undefined;
    },
    async changeTab(tabId: string, url: string) {
      const id = shown();
      const tab = await tasks.ask(`tab:${tabId}`, webBrowser.replaceTab, { tabId, url });
      if (!tab) return false;
      setTabs(
        id,
        (tabs.get(id) ?? []).map((other) => (other.tabId === tabId ? { tabId, url: tab.url ?? url } : other)),
      );
      return true;
    },
    /** @returns what was repaired, if the client says so; undefined after a failure */
    repair: () => tasks.ask('repair', webBrowser.autoFix, { id: shown() }),
    restart: () => tasks.ask('restart', webBrowser.restartShop, { id: shown() }),
    showRepairBar: () => tasks.run('bar', (signal) => selfHelpRepair.showAutoFixBar({ signal })),
    /** Deletes the former user's data. */
    forget() {
      tasks.abandon();
      tabs.clear();
      $tabs.set([]);
      $state.set({ id: '', ...NOTHING });
    },
    dispose: () => {
      endPushes();
      tasks.dispose();
    },
  };
}
