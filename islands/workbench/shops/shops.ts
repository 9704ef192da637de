/**
 * The shops: list, search, opening and closing, clearing, and the pushes that update them. Pushes are collected and
 * applied once a frame.
 */
import type { Store, StoreStatus } from '#bridge-lib';
import { atom, computed } from 'nanostores';
import { quietly, type WorkbenchClient } from '#src/stores/client/client.ts';
import { createResource } from '#src/stores/client/resource.ts';
import { oncePerFrame, type NextFrame } from '#islands/workbench/frames.ts';

/** `open`: open shops first, the rest by marketplace; `client`: as the client sends them. */
export const SHOP_ORDERS = ['open', 'platform', 'name', 'client'] as const;

export interface ShopFilter {
  /** Any part of name, platform, site or address, in any letter case. */
  query: string;
  status: StoreStatus | 'any';
  risk: 'any' | 'risky';
  order: (typeof SHOP_ORDERS)[number];
}

/** A part of the list: one marketplace with a heading, or, without a name, the shops on top. */
export interface ShopGroup {
  platform: string | undefined;
  from: number;
  size: number;
}

export interface ShopProxy {
  ip: string;
  isOnline: boolean;
}

export const NO_FILTER: ShopFilter = { query: '', status: 'any', risk: 'any', order: 'open' };

export function createShops(client: WorkbenchClient, fallback: string, nextFrame: NextFrame) {
  const { browserManager: manager } = client;
  const $filter = atom<ShopFilter>(NO_FILTER);
  let ids: readonly string[] = [];
  /** Shops that were open when the list was read or sorted, so that a shop that is opened does not move. */
  const $onTop = atom<ReadonlySet<string>>(new Set());
  const $shown = atom<string | undefined>();
  const $proxies = atom<ReadonlyMap<string, ShopProxy>>(new Map());
  const pushed = new Map<string, Store>();
  const proxies = new Map<string, ShopProxy>();

  const applyPushes = (): void => {
    if (pushed.size === 0) return;
    const known = $shops.get().map((shop) => pushed.get(shop.id) ?? shop);
    for (const { id } of known) pushed.delete(id);
    // The rest is new: shops that were added in the client meanwhile.
    list.set([...known, ...pushed.values()]);
    pushed.clear();
  };
  const applySoon = oncePerFrame(nextFrame, () => {
    applyPushes();
    if (proxies.size === 0) return;
    $proxies.set(new Map([...$proxies.get(), ...proxies]));
    proxies.clear();
  });
  const list = createResource<readonly Store[]>({
    fallback,
    initial: [],
    async read(signal) {
      const { stores } = await manager.getStoreList({ signal });
      $onTop.set(openIds(stores));
      return stores;
    },
    push() {
      const ends = [
        client.on('dataObserver', 'StoreInfo', (shop) => {
          pushed.set(shop.id, shop);
          applySoon();
        }),
        client.on('dataObserver', 'Proxy', ({ storeId, ip = '', isOnline = false }) => {
          if (storeId === undefined) return;
          proxies.set(storeId, { ip, isOnline });
          applySoon();
        }),
      ];
      return () => ends.forEach((end) => end());
    },
  });
  const { $value: $shops, tasks } = list;
  const $visible = computed([$shops, $filter, $onTop], shownShops);
  const $ids = computed($visible, (visible) => {
    if (visible.length !== ids.length || visible.some(({ id }, index) => id !== ids[index])) {
      ids = visible.map(({ id }) => id);
    }
    return ids;
  });
  const setStatuses = (statuses: ReadonlyMap<string, StoreStatus>): void => {
    applyPushes();
    list.set($shops.get().map((shop) => ({ ...shop, status: statuses.get(shop.id) ?? shop.status })));
  };
  const refreshStatuses = async (): Promise<void> => {
    const reply = await quietly(manager.getOpenStatusList());
    if (reply) setStatuses(new Map(reply.statuses.map((entry) => [entry.id, entry.status])));
  };
  const nameOf = (id: string) => $shops.get().find((shop) => shop.id === id)?.name;
  /** An answer may lack the status, or contradict a push that came meanwhile: then the status is read again. */
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
    await refreshStatuses();
  };

  return {
    ...list,
    $shops,
    $filter,
    /** What the client has reported about each shop's outgoing address. */
    $proxies,
    $visible,
    /** Their ids: the same array while they and their order are the same. */
    $ids,
    /** Parts of the list; empty if there is only one. */
    $groups: computed([$ids, $filter, $onTop], (_ids, { order }, onTop) =>
      groupsOf($visible.get(), order, onTop),
    ),
    /** How many shops have a warning. */
    $riskCount: computed($shops, (shops) => shops.filter(({ risk }) => risk !== 'none').length),
    $shown,
    show: (id: string | undefined) => $shown.set(id),
    setFilter(change: Partial<ShopFilter>) {
      if (change.order) $onTop.set(openIds($shops.get()));
      $filter.set({ ...$filter.get(), ...change });
    },
    open: (id: string) => change(id, () => tasks.ask(`open:${id}`, manager.open, { id }, nameOf(id))),
    close: (id: string) => change(id, () => tasks.ask(`close:${id}`, manager.close, { id }, nameOf(id))),
    /** @returns whether it succeeded */
    clearCache: async (id: string) =>
      (await tasks.ask(`cache:${id}`, manager.clearCache, { id }, nameOf(id))) !== undefined,
    clearUserData: async (id: string) =>
      (await tasks.ask(`data:${id}`, manager.clearUserData, { id }, nameOf(id))) !== undefined,
    /** Changes the tag by which a shop is sorted; an empty one removes it. */
    async setTag(id: string, tag: string) {
      const reply = await tasks.ask(`tag:${id}`, manager.replaceTag, { id, tag }, nameOf(id));
      if (!reply) return false;
      applyPushes();
      list.set($shops.get().map((shop) => (shop.id === id ? { ...shop, tag: reply.tag ?? tag } : shop)));
      return true;
    },
    /** Reads the statuses after several shops were changed. */
    refreshStatuses,
    forget() {
      pushed.clear();
      $shown.set(undefined);
      $filter.set({ ...NO_FILTER, order: $filter.get().order });
      list.forget();
    },
  };
}

interface StoreChange {
  readonly id: string;
  readonly status?: StoreStatus;
}

/** Names of shops are in many languages. */
const { compare } = new Intl.Collator(undefined, { numeric: true });

export const openIds = (shops: readonly Store[]): ReadonlySet<string> =>
  new Set(shops.filter(({ status }) => status !== 'closed').map(({ id }) => id));

/** @returns the matching shops, sorted */
export function shownShops(
  shops: readonly Store[],
  filter: ShopFilter,
  onTop: ReadonlySet<string>,
): readonly Store[] {
  const matching = matchingShops(shops, filter);
  if (filter.order === 'client') return matching;
  if (filter.order === 'name') return [...matching].sort((one, other) => compare(one.name, other.name));
  const platforms = [...new Set(matching.map(({ platform }) => platform))].sort(compare);
  const ranks = new Map(platforms.map((platform, index) => [platform, index]));
  const rank = ({ id, platform }: Store): number =>
    filter.order === 'open' && onTop.has(id) ? -1 : (ranks.get(platform) ?? 0);
  return [...matching].sort((one, other) => rank(one) - rank(other));
}

function groupsOf(
  visible: readonly Store[],
  order: ShopFilter['order'],
  onTop: ReadonlySet<string>,
): readonly ShopGroup[] {
  const groups: ShopGroup[] = [];
  if (order !== 'open' && order !== 'platform') return groups;
  for (const [from, { id, platform }] of visible.entries()) {
    const name = order === 'open' && onTop.has(id) ? undefined : platform;
    const last = groups.at(-1);
    if (last && last.platform === name) last.size += 1;
    else groups.push({ platform: name, from, size: 1 });
  }
  return groups.length > 1 ? groups : [];
}

function matchingShops(shops: readonly Store[], { query, status, risk }: ShopFilter): readonly Store[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0 && status === 'any' && risk === 'any') return shops;
  return shops.filter((shop) => {
    if (status !== 'any' && shop.status !== status) return false;
    if (risk === 'risky' && shop.risk === 'none') return false;
    const text = `${shop.name} ${shop.platform} ${shop.site} ${shop.ip} ${shop.tag ?? ''}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
