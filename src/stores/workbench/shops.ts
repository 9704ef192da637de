/**
 * The shops: list, search, opening and closing, clearing, and the pushes that keep them true. Pushes are gathered and
 * applied once a frame, so that a storm of them costs one rendering.
 */
import type { Store, StoreRisk, StoreStatus } from '#bridge-lib';
import { atom, computed, type ReadableAtom } from 'nanostores';
import type { WorkbenchClient } from './client.ts';
import { trackLoad, type LoadState } from './load-state.ts';
import { createTasks, type Tasks } from './tasks.ts';

export interface ShopFilter {
  /** Any part of name, platform, site or address; letter case does not matter. */
  query: string;
  status: StoreStatus | 'any';
  risk: 'any' | 'risky';
}

export interface Shops {
  $load: ReadableAtom<LoadState>;
  $shops: ReadableAtom<readonly Store[]>;
  $filter: ReadableAtom<ShopFilter>;
  $visible: ReadableAtom<readonly Store[]>;
  /** How many shops have each kind of risk. */
  $risks: ReadableAtom<Record<Exclude<StoreRisk, 'none'>, number>>;
  tasks: Tasks;
  load: () => Promise<void>;
  setFilter: (change: Partial<ShopFilter>) => void;
  open: (id: string) => Promise<void>;
  close: (id: string) => Promise<void>;
  clearCache: (id: string) => Promise<void>;
  clearUserData: (id: string) => Promise<void>;
  dispose: () => void;
}

export const NO_FILTER: ShopFilter = { query: '', status: 'any', risk: 'any' };

export interface ShopsOptions {
  client: WorkbenchClient;
  fallback: string;
  /** Runs a callback before the next frame. */
  nextFrame: (callback: () => void) => void;
}

export function createShops({ client, fallback, nextFrame }: ShopsOptions): Shops {
  const $load = atom<LoadState>('loading');
  const $shops = atom<readonly Store[]>([]);
  const $filter = atom<ShopFilter>(NO_FILTER);
  const tasks = createTasks(fallback);
  const pushed = new Map<string, Store>();

  const applyPushes = (): void => {
    if (pushed.size === 0) return;
    const known = $shops.get().map((shop) => pushed.get(shop.id) ?? shop);
    for (const { id } of known) pushed.delete(id);
    // What is left is new: a shop that was added in the client meanwhile.
    $shops.set([...known, ...pushed.values()]);
    pushed.clear();
  };
  const endPushes = client.on('dataObserver', 'StoreInfo', (shop) => {
    if (pushed.size === 0) nextFrame(applyPushes);
    pushed.set(shop.id, shop);
  });
  const setStatuses = (statuses: ReadonlyMap<string, StoreStatus>): void => {
    applyPushes();
    $shops.set($shops.get().map((shop) => ({ ...shop, status: statuses.get(shop.id) ?? shop.status })));
  };
  /** An answer may leave its status out, or contradict a push that came meanwhile: then the client is asked what is so. */
  const change = async (id: string, work: () => Promise<StoreChange | undefined>): Promise<void> => {
    let pushedStatus: StoreStatus | undefined;
    const endListening = client.on('dataObserver', 'StoreInfo', (shop) => {
      if (shop.id === id) pushedStatus = shop.status;
    });
    const reply = await work();
    endListening();
    if (!reply) return;
    const { status } = reply;
    if (status && (pushedStatus ?? status) === status) {
      setStatuses(new Map([[id, status]]));
      return;
    }
    const list = await quietly(client.browserManager.getOpenStatusList());
    if (list) setStatuses(new Map(list.statuses.map((entry) => [entry.id, entry.status])));
  };

  return {
    $load,
    $shops,
    $filter,
    $visible: computed([$shops, $filter], filterShops),
    $risks: computed($shops, countRisks),
    tasks,
    load: () =>
      trackLoad($load, tasks, async () => {
        const reply = await tasks.run('load', (signal) => client.browserManager.getStoreList({ signal }));
        if (!reply) return false;
        $shops.set(reply.stores);
        // Live statuses are an extra, and nobody waits for them: without them the list is still right after each action.
        void quietly(client.dataObserver.subscribe({ topics: ['StoreInfo'] }));
        return true;
      }),
    setFilter(change) {
      $filter.set({ ...$filter.get(), ...change });
    },
    open: (id) =>
      change(id, () => tasks.run(`open:${id}`, (signal) => client.browserManager.open({ id }, { signal }))),
    close: (id) =>
      change(id, () => tasks.run(`close:${id}`, (signal) => client.browserManager.close({ id }, { signal }))),
    async clearCache(id) {
      await tasks.run(`cache:${id}`, (signal) => client.browserManager.clearCache({ id }, { signal }));
    },
    async clearUserData(id) {
      await tasks.run(`data:${id}`, (signal) => client.browserManager.clearUserData({ id }, { signal }));
    },
    dispose() {
      endPushes();
      tasks.dispose();
    },
  };
}

interface StoreChange {
  readonly id: string;
  readonly status?: StoreStatus;
}

/** For what is asked beside the visitor's own wishes: nobody is told when it fails. */
async function quietly<T>(call: Promise<T>): Promise<T | undefined> {
  try {
    return await call;
  } catch {
    return undefined; // an older client may not know it
  }
}

export function filterShops(shops: readonly Store[], { query, status, risk }: ShopFilter): readonly Store[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0 && status === 'any' && risk === 'any') return shops;
  return shops.filter((shop) => {
    if (status !== 'any' && shop.status !== status) return false;
    if (risk === 'risky' && shop.risk === 'none') return false;
    const text = `${shop.name} ${shop.platform} ${shop.site} ${shop.ip}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

function countRisks(shops: readonly Store[]): Record<'device' | 'login', number> {
  const counts = { device: 0, login: 0 };
  for (const { risk } of shops) if (risk !== 'none') counts[risk] += 1;
  return counts;
}
