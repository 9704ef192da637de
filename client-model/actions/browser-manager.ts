/** Stores: list, open, close, clear. Opening takes a moment; each change of a store is published. */
import type { Store } from '#bridge-lib';
import {
  type ActionsOf,
  type Payload,
  type ActionContext,
  allowed,
  byId,
  text,
  textOrNull,
} from '#client-model/action.ts';
import { Refusal } from '#client-model/refusals.ts';
import type { ModelStore } from '#client-model/state.ts';
import { userOf } from '#src/domain/client-rights.ts';

export const browserManager: ActionsOf<'browserManager'> = {
  GetStoreList: (_payload, context) => ({ stores: visibleStores(context).map(publicStore) }),
  GetOpenStatusList: (_payload, context) => ({
    statuses: visibleStores(context).map(({ id, status }) => ({ id, status })),
  }),
  Open: allowed('openShop', (payload, context) => {
    const store = storeOf(payload, context);
    if (store.status === 'closed') openStore(store, context);
    return { id: store.id, status: store.status };
  }),
  Close(payload, context) {
    const store = storeOf(payload, context);
    setStatus(store, 'closed', context);
    return { id: store.id, status: store.status };
  },
  ClearCache(payload, context) {
    const store = storeOf(payload, context);
    store.cacheBytes = 0;
    return { id: store.id, status: store.status };
  },
  ClearUserData: allowed('clearData', (payload, context) => {
    const store = storeOf(payload, context);
    if (store.status !== 'closed') throw new Refusal('shopIsOpen');
    store.cacheBytes = 0;
    store.tag = '';
    // The warning concerns the login data, which are deleted now.
    if (store.risk === 'login') store.risk = 'none';
    publishStore(store, context);
    return { id: store.id, status: store.status };
  }),
  ReplaceTag: allowed('tag', (payload, context) => {
    const store = storeOf(payload, context);
    // An empty one removes it.
    const tag = textOrNull({ tag: payload.tag === '' ? null : payload.tag }, 'tag') ?? '';
    store.tag = tag;
    publishStore(store, context);
    return { id: store.id, tag: store.tag };
  }),
};

/** Opens after a moment, unless it is closed meanwhile. */
export function openStore(store: ModelStore, context: ActionContext): void {
  setStatus(store, 'opening', context);
  context.after(context.timings.openMs, () => {
    if (store.status === 'opening') setStatus(store, 'open', context);
  });
}

export function setStatus(store: ModelStore, status: Store['status'], context: ActionContext): void {
  if (store.status === status) return;
  store.status = status;
  publishStore(store, context);
  if (!isVisible(store, context)) return;
  context.publish('Proxy', { storeId: store.id, ip: store.ip, isOnline: status === 'open' });
}

/** Sent only if the person may see this shop. */
export function publishStore(store: ModelStore, context: ActionContext): void {
  if (isVisible(store, context)) context.publish('StoreInfo', publicStore(store));
}

export function storeOf(payload: Payload, context: ActionContext): ModelStore {
  return byId(visibleStores(context), text(payload, 'id'), 'noStore');
}

/** A guest has none of the team's shops, and some people have only the shops granted to them. */
function isVisible(
  { id, isOnThisComputer }: ModelStore,
  { state: { login, grants } }: ActionContext,
): boolean {
  if (userOf(login) === 'guest') return isOnThisComputer;
  const name = login.userName ?? '';
  return !Object.hasOwn(grants, name) || grants[name]?.includes(id) === true;
}

export function visibleStores(context: ActionContext): readonly ModelStore[] {
  return context.state.stores.filter((store) => isVisible(store, context));
}

/** Without the client's internal fields. */
function publicStore({ id, name, platform, site, ip, status, risk, tag }: ModelStore): Store {
  return { id, name, platform, site, ip, status, risk, ...(tag === '' ? {} : { tag }) };
}
