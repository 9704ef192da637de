/** Stores: list, open, close, clear. Opening takes a moment; each change of a store is published. */
import type { Store } from '#bridge-lib';
import { type ActionsOf, type Payload, type World, byId, text, textOrNull } from '#client-model/action.ts';
import { Refusal } from '#client-model/refusals.ts';
import { need } from '#client-model/rights.ts';
import type { ModelStore } from '#client-model/state.ts';
import { userOf } from '#src/domain/client-rights.ts';

export const browserManager: ActionsOf<'browserManager'> = {
  GetStoreList: (_payload, world) => ({ stores: storesInReach(world).map(publicStore) }),
  GetOpenStatusList: (_payload, world) => ({
    statuses: storesInReach(world).map(({ id, status }) => ({ id, status })),
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
    need('clearData', world, 'guestClears');
    const store = storeOf(payload, world);
    if (store.status !== 'closed') throw new Refusal('shopIsOpen');
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
    // An empty one takes it away.
    const tag = textOrNull({ tag: payload['tag'] === '' ? null : payload['tag'] }, 'tag') ?? '';
    need('tag', world);
    store.tag = tag;
    world.save();
    world.publish('StoreInfo', publicStore(store));
    return { id: store.id, tag: store.tag };
  },
};

/** Opens in a moment, unless it is closed meanwhile. */
export function openStore(store: ModelStore, world: World): void {
  setStatus(store, 'opening', world);
  world.after(world.timings.openMs, () => {
    if (store.status === 'opening') setStatus(store, 'open', world);
  });
}

export function setStatus(store: ModelStore, status: Store['status'], world: World): void {
  if (store.status === status) return;
  store.status = status;
  world.save();
  world.publish('StoreInfo', publicStore(store));
  world.publish('Proxy', { storeId: store.id, ip: store.ip, isOnline: status === 'open' });
}

export function storeOf(payload: Payload, world: World): ModelStore {
  return byId(storesInReach(world), text(payload, 'id'), 'noStore');
}

/** The team's shops are not a guest's. */
function storesInReach({ state }: World): readonly ModelStore[] {
  const isGuest = userOf(state.login) === 'guest';
  return isGuest ? state.stores.filter(({ isOnThisComputer }) => isOnThisComputer) : state.stores;
}

/** Without what is the client's own. */
export function publicStore({ id, name, platform, site, ip, status, risk, tag }: ModelStore): Store {
  return { id, name, platform, site, ip, status, risk, ...(tag === '' ? {} : { tag }) };
}
