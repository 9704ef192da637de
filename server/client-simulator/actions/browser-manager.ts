/** Stores: list, open, close, clear. Opening takes a moment; each change of a store is published. */
import type { Store } from '#bridge-lib';
import {
  type ActionsOf,
  type Payload,
  RET,
  Refusal,
  type World,
  byId,
  text,
} from '#server/client-simulator/action.ts';
import type { SimulatedStore } from '#server/client-simulator/state.ts';

export const browserManager: ActionsOf<'browserManager'> = {
  GetStoreList: (_payload, { state }) => ({ stores: state.stores.map(publicStore) }),
  GetOpenStatusList: (_payload, { state }) => ({
    statuses: state.stores.map(({ id, status }) => ({ id, status })),
  }),
  Open(payload, world) {
    const store = storeOf(payload, world);
    if (store.status === 'closed') openStore(store, world);
    return { id: store.id, status: store.status };
  },
  Close(payload, world) {
    const store = storeOf(payload, world);
    setStatus(store, 'closed', world);
    return { id: store.id, status: store.status };
  },
  ClearCache(payload, world) {
    const store = storeOf(payload, world);
    store.cacheBytes = 0;
    world.save();
    return { id: store.id, status: store.status };
  },
  ClearUserData(payload, world) {
    const { login } = world.state;
    if (!login.signedIn) throw new Refusal(RET.forbidden, '访客不能清除店铺数据，请先登录');
    if (login.role === 'employee') throw new Refusal(RET.forbidden, '员工不能清除店铺数据');
    const store = storeOf(payload, world);
    if (store.status !== 'closed') throw new Refusal(RET.conflict, '请先关闭店铺再清除数据');
    store.cacheBytes = 0;
    store.tag = '';
    // The warning is about the login data, which are gone now.
    if (store.risk === 'login') store.risk = 'none';
    world.save();
    world.publish('StoreInfo', publicStore(store));
    return { id: store.id, status: store.status };
  },
  ReplaceTag(payload, world) {
    const store = storeOf(payload, world);
    store.tag = text(payload, 'tag');
    world.save();
    return { id: store.id, tag: store.tag };
  },
};

/** Opens in a moment, unless it is closed meanwhile. */
export function openStore(store: SimulatedStore, world: World): void {
  setStatus(store, 'opening', world);
  world.after(world.timings.openMs, () => {
    if (store.status === 'opening') setStatus(store, 'open', world);
  });
}

export function setStatus(store: SimulatedStore, status: Store['status'], world: World): void {
  if (store.status === status) return;
  store.status = status;
  world.save();
  world.publish('StoreInfo', publicStore(store));
  world.publish('Proxy', { storeId: store.id, ip: store.ip, isOnline: status === 'open' });
}

export function storeOf(payload: Payload, { state }: World): SimulatedStore {
  return byId(state.stores, text(payload, 'id'), '店铺');
}

/** Without what is the client's own. */
function publicStore({ id, name, platform, site, ip, status, risk }: SimulatedStore): Store {
  return { id, name, platform, site, ip, status, risk };
}
