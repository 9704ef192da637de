/** Stores: list, open, close, clear. Opening takes a moment; each change of a store is published. */
import type { Store } from '#bridge-lib';
import {
  type ActionsOf,
  type Payload,
  type World,
  allowed,
  byId,
  text,
  textOrNull,
} from '#client-model/action.ts';
import { Refusal } from '#client-model/refusals.ts';
import type { ModelStore } from '#client-model/state.ts';
import { userOf } from '#src/domain/client-rights.ts';

export const browserManager: ActionsOf<'browserManager'> = {
  GetStoreList: (_payload, world) => ({ stores: storesInReach(world).map(publicStore) }),
  GetOpenStatusList: (_payload, world) => ({
    statuses: storesInReach(world).map(({ id, status }) => ({ id, status })),
  }),
  Open: allowed('openShop', (payload, world) => {
    const store = storeOf(payload, world);
    if (store.status === 'closed') openStore(store, world);
    return { id: store.id, status: store.status };
  }),
  Close(payload, world) {
    const store = storeOf(payload, world);
    setStatus(store, 'closed', world);
    return { id: store.id, status: store.status };
  },
  ClearCache(payload, world) {
    const store = storeOf(payload, world);
    store.cacheBytes = 0;
    return { id: store.id, status: store.status };
  },
  ClearUserData: allowed('clearData', (payload, world) => {
    const store = storeOf(payload, world);
    if (store.status !== 'closed') throw new Refusal('shopIsOpen');
    store.cacheBytes = 0;
    store.tag = '';
    // The warning concerns the login data, which are deleted now.
    if (store.risk === 'login') store.risk = 'none';
    publishStore(store, world);
    return { id: store.id, status: store.status };
  }),
  ReplaceTag: allowed('tag', (payload, world) => {
    const store = storeOf(payload, world);
    // An empty one removes it.
    const tag = textOrNull({ tag: payload.tag === '' ? null : payload.tag }, 'tag') ?? '';
    store.tag = tag;
    publishStore(store, world);
    return { id: store.id, tag: store.tag };
  }),
};

/** Opens after a moment, unless it is closed meanwhile. */
export function openStore(store: ModelStore, world: World): void {
  setStatus(store, 'opening', world);
  world.after(world.timings.openMs, () => {
    if (store.status === 'opening') setStatus(store, 'open', world);
  });
}

export function setStatus(store: ModelStore, status: Store['status'], world: World): void {
  if (store.status === status) return;
  store.status = status;
  publishStore(store, world);
  if (!isInReach(store, world)) return;
  world.publish('Proxy', { storeId: store.id, ip: store.ip, isOnline: status === 'open' });
}

/** Sent only if the person may see this shop. */
export function publishStore(store: ModelStore, world: World): void {
  if (isInReach(store, world)) world.publish('StoreInfo', publicStore(store));
}

export function storeOf(payload: Payload, world: World): ModelStore {
  return byId(storesInReach(world), text(payload, 'id'), 'noStore');
}

/** A guest has none of the team's shops, and some people have only the shops granted to them. */
function isInReach({ id, isOnThisComputer }: ModelStore, { state: { login, grants } }: World): boolean {
  if (userOf(login) === 'guest') return isOnThisComputer;
  const name = login.userName ?? '';
  return !Object.hasOwn(grants, name) || grants[name]?.includes(id) === true;
}

export function storesInReach(world: World): readonly ModelStore[] {
  return world.state.stores.filter((store) => isInReach(store, world));
}

/** Without the client's internal fields. */
function publicStore({ id, name, platform, site, ip, status, risk, tag }: ModelStore): Store {
  return { id, name, platform, site, ip, status, risk, ...(tag === '' ? {} : { tag }) };
}
